/** How a conversation stands, in one word that each language has a text for. */

/** `waiting` for a person who is next; `paused` by a person (docs/words.md). */
export type Standing = 'active' | 'waiting' | 'paused' | 'completed'

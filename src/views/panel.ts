/** A page of lines that a person asked for: tasks, plan, queue, team … A terminal shows it as text, a browser as a card. */

/** How a line is meant; colours and signs are the interface's own. */
export type Tone = 'plain' | 'strong' | 'dim' | 'error' | 'blocked' | 'warn' | 'good'
export type PanelLine = { readonly text: string; readonly tone?: Tone }
export type PanelView = { readonly title: string; readonly lines: readonly PanelLine[] }

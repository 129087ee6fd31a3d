/**
 * What a model wrote, without what its server should have taken out: thoughts between tags, and marks of the chat format. Small local
 * models leave both in their answers.
 */

const tags = '(?:think|thinking|thought|reasoning)'
const whole = new RegExp(`<${tags}>[\\s\\S]*?</${tags}>`, 'gi')
/** Some chat formats open the thought in the prompt, so that the answer only closes it. */
const onlyClosed = new RegExp(`^[\\s\\S]*</${tags}>`, 'i')
const neverClosed = new RegExp(`^\\s*<${tags}>[\\s\\S]*$`, 'i')
const marks = /<\|(?:im_start|im_end|eot_id|end|endoftext|end_of_text|assistant|user)\|>(?:assistant\b)?/g

export function plainWords(text: string): string {
  if (!text.includes('<')) return text
  return text.replace(whole, '').replace(onlyClosed, '').replace(neverClosed, '').replace(marks, '')
}

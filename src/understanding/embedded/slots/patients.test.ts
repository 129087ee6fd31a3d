import { expect, test } from 'vitest'
import { findPersons, isOnlyPatient, nameInstead } from './persons.ts'

const named = (text: string): string[] => findPersons(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['病人是李玫', '李玫'],
  ['张伟，男，35岁，帮她妹妹问问', '张伟'],
  ['给小王挂周五的眼科', '小王'],
  ['帮老张约下周一的骨科', '老张'],
  ["the patient's name is Ana Ruiz", 'Ana Ruiz'],
  ['John Smith, male, 35, needs an eye appointment', 'John Smith'],
  ['patient: Maria Lopez, 62', 'Maria Lopez'],
  ['book Leo for the dentist on Monday', 'Leo'],
  ['book Leo for the dentist on Monday and Mia for the eye doctor', 'Mia'],
  ['Noah needs the dentist on Monday', 'Noah'],
  ['book Grace Hall into dermatology on Friday and Tom Hall into ENT on Saturday', 'Tom Hall'],
  ['book Grace Hall for dermatology on Friday and Tom Hall for neurology', 'Tom Hall'],
  ["put Anne-Marie O'Neill in with the dentist", "Anne-Marie O'Neill"],
  ['给朵朵挂周三的眼科', '朵朵'],
  ['给小明挂周一的口腔科', '小明'],
])('a patient is known by the words around the name: %s', (text, name) => expect(named(text)).toContain(name))

test.each(['Book Monday for the dentist', 'She needs the dentist', 'Put Me down for cardiology', '给小孩挂号'])(
  'no name: %s',
  (text) => expect(named(text).filter((one) => !/孩/.test(one))).toEqual([]),
)

test.each(['病人是周五来', '万一医生停诊', '周五大夫在吗'])('a day and a supposition are nobody: %s', (text) =>
  expect(named(text)).toEqual([]),
)

test.each([
  ['给我小孙子挂儿科', '我小孙子'],
  ['带我家老二看牙', '老二'],
  ['给我二姨约周五', '我二姨'],
  ['book paediatrics for my eldest granddaughter', 'my eldest granddaughter'],
])('a relative is known with the word that says which one: %s', (text, name) => expect(named(text)).toContain(name))

test.each([
  ["Grandpa's 81 and needs the heart doctor, grandma's 79 and needs the bone doctor", ['Grandpa', 'grandma']],
  ['Mum needs a dermatologist on Wednesday and dad needs neurology on Friday', ['Mum', 'dad']],
  ['我姑娘12岁，给她约周六的皮肤科', ['我姑娘']],
  ['老伴腿不好，帮他约周五的骨科', ['老伴']],
  ['could my daughter-in-law be seen on Tuesday', ['my daughter-in-law']],
  ['给我儿媳妇约个周二的皮肤科', ['我儿媳妇']],
])('a relative without «my» is known by what they need: %s', (text, names) => expect(named(text)).toEqual(names))

test.each(['大姨妈来了肚子疼', '小姐，帮我挂号'])('what only sounds so is no relative: %s', (text) =>
  expect(named(text).filter((one) => /[大小]/.test(one))).toEqual([]),
)

test.each([
  ['名字打错了，是李玫', '李玫'],
  ['名字写错了，应该是李玫', '李玫'],
  ["sorry, it's spelled Anna", 'Anna'],
  ["I got the name wrong, it's Anna Ruiz", 'Anna Ruiz'],
])('a name is put right: %s', (text, name) => expect(nameInstead(text)?.normal).toBe(name))

test.each(['不是孙子，是外孙女看病', 'it is Monday', "the name of the doctor doesn't matter"])(
  'no name is put right: %s',
  (text) => expect(nameInstead(text)).toBeUndefined(),
)

test('who the patient is asks for nothing', () => {
  expect(isOnlyPatient('病人是李玫，女，35岁')).toBe(true)
  expect(isOnlyPatient('My son is 7 and my daughter is 4.')).toBe(false)
  expect(isOnlyPatient('给小王挂号')).toBe(false)
})

test.each([
  "I'd like an appointment with Dr. Li in cardiology",
  'book me with Doctor Smith',
  'can I see Prof Chen on Tuesday?',
  'dermatology, Dr. Li please',
  '帮我约李医生',
  '心内科王主任周五的号',
  '给我挂张教授',
])('a doctor is no patient: %s', (text) => expect(named(text).filter((one) => !/^(?:me|我)$/.test(one))).toEqual([]))
test.each([
  ['book Mr. Brown in', 'Brown'],
  ['Prof. Chen for my mother', 'my mother'],
  ['张教授，给我妈看', '我妈'],
])('who is brought to one is: %s', (text, name) => expect(named(text)).toEqual([name]))

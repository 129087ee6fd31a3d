/** For tests of programs that embed Signalbox: time that skips, a recorder, a scripted model, the contract of adapters, golden journals, kills. */
export { type AdapterLaw, adapterContract } from './testing/adapter-contract.ts'
export { goldenJournal } from './testing/golden-journal.ts'
export { type Recorder, recorder } from './testing/recorder.ts'
export type { Request as ScriptedRequest } from './testing/scripted-model.ts'
export { scriptedModel } from './testing/scripted-model.ts'
export { type Simulated, type Simulation, simulate } from './testing/simulate.ts'
export { type SkippingClock, skippingClock } from './testing/skipping-clock.ts'

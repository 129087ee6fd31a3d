import type { SafetyFinding } from './rules.ts'
export const emergencyByScore = (_text: string): SafetyFinding | undefined => undefined

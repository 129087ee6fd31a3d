/** Edges that no command of a conversation takes, with the reason; each table says so too. */
const edges = (machine: string, text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => `${machine} ${line.trim()}`)

const each = (machine: string, on: string, states: string): string[] =>
  states.split(' ').map((state) => `${machine} ${state} ${on}`)

export const unusedEdges: readonly string[] = [
  // Only a bug of ours takes them (failed-commands.test.ts).
  ...edges('intake', 'SEMANTIC_UNDERSTANDING command_failed'),
  ...each('task', 'command_failed', 'READY DISPATCHING DISPATCHED RUNNING REVIEWING'),
  // A clarification is asked by routing, and its message then waits there.
  ...edges('intake', 'SEMANTIC_UNDERSTANDING user_abort'),
  // A full replan is always asked first (routing:R3), so it is confirmed when it comes there, and never refused after.
  ...edges('intake', 'ROUTING_DECISION same_task_major_change\n FULL_REPLAN user_rejected_continue_anyway'),
  // The question of a paused goal is withdrawn only with the goal; the edge is there for a goal that outlives it.
  ...edges('interrupt', 'WAIT_USER_DECISION user_abort'),
  // A message is understood before it reaches the paused work, so what the gate stops never gets there.
  ...edges('interrupt', 'UNDERSTANDING_NEW_INPUT input_dropped'),
  // A task passes these two within one command.
  ...each('task', 'canceled', 'EXECUTION_SUCCEEDED REWORK_REQUIRED'),
  // Seats belong to the pool, which has a stream of its own (core/pool.ts).
  ...edges(
    'agent',
    `IDLE dispatch_ack
     IDLE dispatch_timeout
     RESERVED task_execution_started
     RESERVED canceled
     RESERVED lease_expired
     RUNNING agent_step_completed
     RUNNING task_execution_result(success=true)
     RUNNING task_execution_result(success=false)
     RUNNING canceled
     RUNNING lease_expired
     ERROR recover_or_reset`,
  ),
]

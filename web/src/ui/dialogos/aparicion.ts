/**
 * How every dialog comes and goes: it fades where it stands. antd's zoom moves its buttons while it opens,
 * and a tap that begins on a button and ends beside it is lost: the dialog seems stuck.
 */
export const APARICION = { transitionName: 'ant-fade' } as const;

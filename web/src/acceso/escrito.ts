import type { FormInstance } from 'antd';

export type Credenciales = { email: string; password: string; recordar: boolean };

/**
 * The login is on screen before its code: what somebody typed by then, and the button they pressed
 * (arranque.js noted it), must not be lost when React takes the form over with empty fields.
 */
let pendiente: Credenciales | undefined;

const campo = (nombre: keyof Credenciales): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`#acceso_${nombre}`);

function anotar(): void {
  const email = campo('email')?.value ?? '';
  const password = campo('password')?.value ?? '';
  const recordar = campo('recordar')?.checked ?? true;
  pendiente = { email, password, recordar };
}

/** Called before hydrating: notes what was typed, and what is typed until React has the form. */
export function rescatarEscrito(): void {
  anotar();
  document.addEventListener('input', anotar, true);
}

/** Called after hydrating, once. */
export function devolverEscrito(
  formulario: FormInstance<Credenciales>,
  alOlvidar: (email: string) => void,
): void {
  document.removeEventListener('input', anotar, true);
  if (!pendiente) return;
  const { email, password, recordar } = pendiente;
  pendiente = undefined;
  if (email || password || !recordar) formulario.setFieldsValue({ email, password, recordar });
  const pedido = document.documentElement.dataset['pedido'];
  if (pedido === 'entrar') formulario.submit();
  if (pedido === 'restablecer') alOlvidar(email);
}

import { gerenteRutas, listarUsuarios, register } from '@leal/contract';
import { leerRol, ROL } from '@leal/domain';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { invalidar } from '../../../lib/api/consultas.ts';
import { useDuda } from '../../../lib/api/dudas.ts';
import { insistir } from '../../../lib/api/insistir.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { alertar } from '../../../ui/dialogos/almacen.ts';
import { cerrarBorrador } from '../../../ui/formulario/use-borrador.ts';
import { darDeAlta, type Desenlace, falloDeAlta, type Pedido, type Puertos } from './dar-de-alta.ts';

/** While it is unknown whether one is registered, no other is. */
const USUARIO_NUEVO = 'usuario nuevo';

/** The identity service's part is fetched when somebody is registered. */
const cuentas = () => import('../../../lib/sesion/cuentas.ts');

const PUERTOS: Puertos = {
  crear: async (email, contrasena) => (await cuentas()).crearCuenta(email, contrasena),
  registrar: async (registro) => {
    const { clave, cuerpo } = registro;
    await insistir({ clave, sobre: USUARIO_NUEVO, que: `a ${cuerpo.nombre} (${cuerpo.email})` }, () =>
      llamar(register, registro),
    );
  },
};

export const soltar = async (): Promise<void> => (await cuentas()).soltarCuenta();

/** The form as it is filled in; `rol` in the form's own values: 1, 2, 3. */
export type UsuarioNuevo = {
  nombre: string;
  email: string;
  password: string;
  confirmPassword: string;
  rol: number;
};

const pedidoDe = ({ nombre, email, password, rol }: UsuarioNuevo): Pedido => ({
  nombre: nombre.trim(),
  email: email.trim(),
  contrasena: password,
  id_rol: leerRol(rol) ?? ROL.cobrador,
});

/** Beside its field first: a field that lost the focus to the dialog would check itself anew and forget it. */
async function decirFallo(formulario: FormInstance<UsuarioNuevo>, error: unknown): Promise<void> {
  const { mensaje, campo } = falloDeAlta(error);
  if (campo !== null) formulario.setFields([{ name: campo, errors: [mensaje] }]);
  await alertar({ tipo: 'error', titulo: 'Error en el registro', contenido: mensaje });
  if (campo !== null) formulario.scrollToField(campo);
}

/** Registers a user; on a failure everything typed stays, in doubt nothing else is sent. */
export function useRegistro(formulario: FormInstance<UsuarioNuevo>) {
  const [enviando, setEnviando] = useState(false);
  const duda = useDuda(USUARIO_NUEVO);
  const enCurso = useRef(false);

  const cerrar = (desenlace: Desenlace): void => {
    if (desenlace.tipo === 'fallo') return void decirFallo(formulario, desenlace.error);
    formulario.resetFields();
    cerrarBorrador(formulario);
    formulario.focusField('nombre');
    avisar.exito('¡Usuario registrado exitosamente!');
    return void invalidar(listarUsuarios, gerenteRutas);
  };

  const registrar = async (valores: UsuarioNuevo): Promise<void> => {
    if (enCurso.current || duda) return;
    enCurso.current = true;
    setEnviando(true);
    const desenlace = await darDeAlta(PUERTOS, pedidoDe(valores));
    enCurso.current = false;
    setEnviando(false);
    cerrar(desenlace);
    await soltar().catch(() => undefined);
  };

  return { registrar, enviando, duda };
}

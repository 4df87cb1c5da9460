import { interpretarRol, ROL } from '@leal/domain';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { REGISTRAR_USUARIO } from '../../../acciones/usuario.ts';
import { useAccion } from '../../../lib/acciones/use-accion.ts';
import { useDuda } from '../../../lib/acciones/dudas.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { cerrarBorrador } from '../../../ui/formulario/use-borrador.ts';
import {
  darDeAlta,
  type Desenlace,
  type Fallo,
  falloDeAlta,
  type Pedido,
  type Puertos,
} from './dar-de-alta.ts';

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
  id_rol: interpretarRol(rol) ?? ROL.cobrador,
});

/** The identity service's part is fetched when somebody is registered. */
const cuentas = () => import('../../../lib/sesion/cuentas.ts');

type Ajustes = {
  readonly alLograr: () => unknown;
  /** Its field has the message already: one that loses the focus to a dialog would validate again and drop it. */
  readonly alFallar: (fallo: Fallo) => unknown;
};

/** Registers a user; after a failure everything typed stays, and in doubt nothing else is sent. */
export function useRegistro(formulario: FormInstance<UsuarioNuevo>, { alLograr, alFallar }: Ajustes) {
  const [enviando, setEnviando] = useState(false);
  const duda = useDuda(REGISTRAR_USUARIO.sobre(null));
  const { ejecutar } = useAccion(REGISTRAR_USUARIO);
  const enCurso = useRef(false);

  const cerrar = (desenlace: Desenlace, nombre: string): void => {
    if (desenlace.tipo === 'fallo') {
      const fallo = falloDeAlta(desenlace.error);
      const { campo, mensaje } = fallo;
      if (campo !== null) formulario.setFields([{ name: campo, errors: [mensaje] }]);
      return void alFallar(fallo);
    }
    formulario.resetFields();
    cerrarBorrador(formulario);
    void alLograr();
    anunciar.exito('¡Usuario registrado exitosamente!', nombre);
  };

  const registrar = async (valores: UsuarioNuevo): Promise<void> => {
    if (enCurso.current || duda) return;
    enCurso.current = true;
    setEnviando(true);
    const puertos: Puertos = {
      crear: async (email, contrasena) => (await cuentas()).crearCuenta(email, contrasena),
      registrar: async (registro) => ejecutar(null, registro),
    };
    const desenlace = await darDeAlta(puertos, pedidoDe(valores));
    enCurso.current = false;
    setEnviando(false);
    cerrar(desenlace, valores.nombre);
    await cuentas()
      .then(({ soltarCuenta }) => soltarCuenta())
      .catch(() => undefined);
  };

  return { registrar, enviando, duda };
}

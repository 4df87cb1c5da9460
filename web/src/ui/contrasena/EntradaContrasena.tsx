import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { EntradaSecreta } from '../formulario/entradas.ts';
import type { ComponentProps } from 'react';
import './contrasena.css';

const ojo = (visible: boolean) =>
  visible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />;

/** A password with its eye, which is as large as a thumb. */
export const EntradaContrasena = (props: ComponentProps<typeof EntradaSecreta>) => (
  <EntradaSecreta className="entrada-contrasena" iconRender={ojo} {...props} />
);

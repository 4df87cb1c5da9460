import { CheckCircleFilled, CloseCircleOutlined } from '@ant-design/icons';
import { validarContrasena } from '@leal/domain';
import './contrasena.css';

type Props = { contrasena: string };

/** The live checklist of spec §2: each requirement green or red, and said so to who only hears it. */
export const Requisitos = ({ contrasena }: Props) => (
  <ul className="requisitos pila aire-4 chica" aria-label="Requisitos de la contraseña">
    {validarContrasena(contrasena).map(({ regla, mensaje, cumple }) => (
      <li className={`fila ${cumple ? 'bien' : 'mal'}`} key={regla}>
        {cumple ? <CheckCircleFilled aria-hidden /> : <CloseCircleOutlined aria-hidden />}
        <span>{mensaje}</span>
        <span className="solo-lectores">{cumple ? ': cumple' : ': falta'}</span>
      </li>
    ))}
  </ul>
);

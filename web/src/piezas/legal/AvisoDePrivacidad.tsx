import './legal.css';
import { avisoDePrivacidad, legalesDe } from '@leal/domain';
import { useNegocio } from '../../lib/negocio.ts';

const ROTULO = 'Aviso de privacidad';

/** The owner's notice: its address opens beside the app, its text unfolds in place. Nothing where none is set. */
export function AvisoDePrivacidad({ aviso }: { aviso: string | null }) {
  if (aviso === null) return null;
  const dado = avisoDePrivacidad(aviso);
  if (dado.clase === 'texto') {
    return (
      <details className="aviso-privacidad fila aire-0 alto-dedo">
        <summary className="fila aire-0 alto-dedo">{ROTULO}</summary>
        <p>{dado.texto}</p>
      </details>
    );
  }
  return (
    <a className="aviso-privacidad fila aire-0 alto-dedo" href={dado.href} target="_blank" rel="noreferrer">
      {ROTULO}
    </a>
  );
}

/** The same, by the settings that this device knows: for who has signed in. */
export const AvisoDelNegocio = () => <AvisoDePrivacidad aviso={legalesDe(useNegocio()).aviso_privacidad} />;

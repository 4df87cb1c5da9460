import { TRAZO, Trazo } from '../../ui/Trazo.tsx';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { rutaDePapeles } from '../../piezas/credito/textos.ts';
import { enlaceWhatsApp } from '../../piezas/textos/whatsapp.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { BotonImprimir } from '../../ui/BotonImprimir.tsx';
import { compartir, puedeCompartir } from './compartir.ts';

const TITULO = 'Estado de cuenta';

/** A finger can copy it where neither sheet nor clipboard is allowed. */
const TextoAMano = ({ texto }: { texto: string }) => (
  <Alert
    type="warning"
    showIcon
    className="no-impreso"
    title="Este teléfono no deja compartir ni copiar"
    description={
      <>
        <p>Mantén el dedo sobre el texto para copiarlo.</p>
        <textarea
          readOnly
          className="cuenta-texto"
          aria-label="Texto del estado de cuenta"
          rows={8}
          value={texto}
        />
      </>
    }
  />
);

type Props = { id_credito: string; telefono: string; texto: string };

/** Ways in which the client gets it. */
export function Acciones({ id_credito, telefono, texto }: Props) {
  const [negado, setNegado] = useState(false);
  const conHoja = puedeCompartir();
  const alCompartir = async () => {
    const salida = await compartir(TITULO, texto);
    setNegado(salida === 'negado');
    if (salida === 'copiado') anunciar.exito('Texto copiado', 'Pégalo donde quieras mandarlo.');
  };
  return (
    <>
      <div className="cuenta-acciones botones-largos no-impreso grupo">
        <Button
          type="primary"
          icon={<Trazo de={TRAZO.globo} />}
          href={enlaceWhatsApp(telefono, texto)}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </Button>
        <Button
          icon={conHoja ? <Trazo de={TRAZO.compartir} /> : <Trazo de={TRAZO.copiar} />}
          onClick={() => void alCompartir()}
        >
          {conHoja ? 'Compartir' : 'Copiar texto'}
        </Button>
        <BotonImprimir />
        <BotonEnlace camino={rutaDePapeles(id_credito)} icon={<Trazo de={TRAZO.hoja} />}>
          Pagaré y contrato
        </BotonEnlace>
      </div>
      {negado && <TextoAMano texto={texto} />}
    </>
  );
}

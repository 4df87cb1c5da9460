import { TRAZO, Trazo } from '../../ui/Trazo.tsx';
import { Button, Radio } from 'antd';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { REVOCAR_COMPROBANTE } from '../../acciones/comprobante.ts';
import { enlaceWhatsApp } from '../../piezas/textos/whatsapp.ts';
import { useAccion } from '../../lib/acciones/use-accion.ts';
import { esGuardado } from '../../lib/acciones/accion.ts';
import { almacenLocal } from '../../lib/almacen-local.ts';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { anotarAnulado } from './dar.ts';
import { compartirImagen } from './imagen.ts';
import { Recibo } from './Recibo.tsx';
import { esLargo, type ReciboPintado, textoDe } from './texto.ts';

const ANCHOS = ['58', '80'] as const;
type Ancho = (typeof ANCHOS)[number];
const LUGAR = 'leal_papel';

/** The width of the printer's roll, as it was chosen last on this phone. */
function useAncho() {
  const [ancho, setAncho] = useState<Ancho>(() => (almacenLocal.leer(LUGAR) === '80' ? '80' : '58'));
  const elegir = (nuevo: Ancho) => {
    almacenLocal.guardar(LUGAR, nuevo);
    setAncho(nuevo);
  };
  return { ancho, elegir };
}

/** The page prints as this receipt as long as the sheet is open, from the browser's own menu too. */
function EnPapel({ recibo, ancho }: { recibo: ReciboPintado; ancho: Ancho }) {
  useEffect(() => {
    document.documentElement.dataset['imprime'] = 'recibo';
    return () => {
      delete document.documentElement.dataset['imprime'];
    };
  }, []);
  return createPortal(
    <div
      className="recibo-impreso pila aire-4 al-medio"
      data-ancho={ancho}
      data-largo={esLargo(recibo)}
      aria-hidden
    >
      <Recibo {...recibo} />
    </div>,
    document.body,
  );
}

function Revocar({ recibo: { token, folio } }: { recibo: ReciboPintado }) {
  const { ejecutar } = useAccion(REVOCAR_COMPROBANTE);
  const revocar = async () => {
    const si = await confirmar({
      titulo: '¿Anular este comprobante?',
      contenido: `Quien abra el enlace de ${folio} verá que ya no vale. El pago no cambia.`,
      textoConfirmar: 'Anular',
      peligro: true,
    });
    if (!si) return;
    try {
      if (!esGuardado(await ejecutar({ token, folio }, { cuerpo: { token } }))) anotarAnulado(token);
      anunciar.exito('Comprobante anulado', folio);
    } catch (error) {
      anunciar.error(REVOCAR_COMPROBANTE.fallo, mensajeDeError(error));
    }
  };
  return (
    <Button type="text" danger block icon={<Trazo de={TRAZO.prohibido} />} onClick={() => void revocar()}>
      Anular comprobante
    </Button>
  );
}

type Props = {
  recibo: ReciboPintado;
  telefono: string;
  /** The element where its code is drawn. */
  papel: RefObject<HTMLDivElement | null>;
};

/** The ways into the client's hand: as a picture, on paper, and at the thumb by WhatsApp. */
export function Acciones({ recibo, telefono, papel }: Props) {
  const { ancho, elegir } = useAncho();
  const compartir = () =>
    compartirImagen(recibo, papel.current?.querySelector('canvas') ?? null).catch(() =>
      anunciar.error('No se pudo crear la imagen del comprobante.'),
    );
  return (
    <>
      <div className="no-impreso pila aire-8">
        <Button block icon={<Trazo de={TRAZO.imagen} />} onClick={() => void compartir()}>
          Compartir imagen
        </Button>
        <div className="radios-de-dedo fila dobla">
          <Button className="crece" icon={<Trazo de={TRAZO.imprimir} />} onClick={() => print()}>
            Imprimir
          </Button>
          <Radio.Group
            aria-label="Ancho del papel"
            optionType="button"
            options={ANCHOS.map((value) => ({ value, label: `${value} mm` }))}
            value={ancho}
            onChange={({ target }) => elegir(target.value as Ancho)}
          />
        </div>
        <Revocar recibo={recibo} />
        <EnPapel recibo={recibo} ancho={ancho} />
      </div>
      <Button
        type="primary"
        block
        className="boton-de-hoja no-impreso"
        data-pie
        icon={<Trazo de={TRAZO.globo} />}
        href={enlaceWhatsApp(telefono, textoDe(recibo))}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </Button>
    </>
  );
}

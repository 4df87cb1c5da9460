import { HOJA_FIRMA, type Firma, type PuntoFirma } from '@leal/domain';
import { type PointerEvent, useRef } from 'react';
import { Dibujo, puntosDe } from './Dibujo.tsx';

type Dedo = { readonly id: number; readonly puntos: PuntoFirma[] };

/** The pointer's place in the sheet's units. */
function puntoDe({ clientX, clientY }: MouseEvent, hoja: Element): PuntoFirma {
  const { left, top, width, height } = hoja.getBoundingClientRect();
  return [((clientX - left) / width) * HOJA_FIRMA.ancho, ((clientY - top) / height) * HOJA_FIRMA.alto];
}

/** All places since the last event, where the browser tells them: a quick hand stays round. */
function lugaresDe(evento: globalThis.PointerEvent): readonly globalThis.PointerEvent[] {
  const juntos = evento.getCoalescedEvents?.() ?? [];
  return juntos.length > 0 ? juntos : [evento];
}

const sinGesto = (toque: TouchEvent): void => {
  if (toque.cancelable) toque.preventDefault();
};

/**
 * The browser makes no gesture of a stroke. It would take a quick one for a fling, though nothing scrolls, and a tap in the
 * next third of a second for what stops it: nobody would hear that tap. React listens to touches passively.
 */
function sinGestos(hoja: SVGSVGElement | null): () => void {
  hoja?.addEventListener('touchstart', sinGesto, { passive: false });
  return () => hoja?.removeEventListener('touchstart', sinGesto);
}

type Props = { firma: Firma; alFirmar: (firma: Firma) => void; nombre: string };

/**
 * A sheet on which one finger (or pen, or mouse) draws; it scrolls nothing. The stroke that is being drawn goes into the page
 * by itself, and to `alFirmar` when the finger is lifted.
 */
export function Lienzo({ firma, alFirmar, nombre }: Props) {
  const dedo = useRef<Dedo>(null);
  const enCurso = useRef<SVGPolylineElement>(null);
  const seguir = ({ nativeEvent, currentTarget }: PointerEvent<SVGSVGElement>) => {
    if (dedo.current?.id !== nativeEvent.pointerId) return;
    for (const lugar of lugaresDe(nativeEvent)) dedo.current.puntos.push(puntoDe(lugar, currentTarget));
    enCurso.current?.setAttribute('points', puntosDe(dedo.current.puntos));
  };
  const empezar = (evento: PointerEvent<SVGSVGElement>) => {
    const { isPrimary, button, pointerId, currentTarget } = evento;
    if (!isPrimary || button !== 0 || dedo.current || firma.length >= HOJA_FIRMA.trazos) return;
    currentTarget.setPointerCapture(pointerId);
    dedo.current = { id: pointerId, puntos: [] };
    seguir(evento);
  };
  const terminar = ({ pointerId }: PointerEvent<SVGSVGElement>) => {
    if (dedo.current?.id !== pointerId) return;
    alFirmar([...firma, dedo.current.puntos]);
    dedo.current = null;
    enCurso.current?.setAttribute('points', '');
  };
  return (
    <div className="firma-lienzo">
      <Dibujo
        ref={sinGestos}
        firma={firma}
        nombre={nombre}
        onPointerDown={empezar}
        onPointerMove={seguir}
        onPointerUp={terminar}
        onPointerCancel={terminar}
      >
        <polyline ref={enCurso} />
      </Dibujo>
    </div>
  );
}

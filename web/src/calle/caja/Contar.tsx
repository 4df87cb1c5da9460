import '../../comun/conteo/contar.css';
import { type Centavos, CERO, contado, formatearPesos } from '@leal/domain';
import { Alert, Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHayLinea } from '../../lib/linea.ts';
import { sinTerminar } from '../../lib/salida/registro.ts';
import { useLectura, useRegistros } from '../../lib/salida/salida.ts';
import { Borrador } from '../../ui/formulario/Borrador.tsx';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { Formulario } from '../../ui/formulario/Formulario.tsx';
import { CamposConteo } from '../../comun/conteo/CamposConteo.tsx';
import { conteoDe, type Escrito, seConto } from '../../comun/conteo/conteo.ts';
import { Cuadre } from '../../comun/conteo/Cuadre.tsx';
import { debeLaOficina } from '../../piezas/caja/textos.ts';
import { cuantos } from '../../piezas/textos/textos.ts';

export type Valores = Escrito & { readonly nota?: string };

/** The running sum, always in sight above the thumb; what is no count has none. */
function Suma({ esperado, children }: { esperado: Centavos; children: ReactNode }) {
  const escrito = Form.useWatch((valores: Valores) => valores) ?? {};
  const conteo = conteoDe(escrito);
  const suma = conteo && contado(conteo);
  const debe = debeLaOficina(esperado) > CERO;
  return (
    <div data-pie className="conteo-pie mide pila aire-8">
      <output className="tabular">
        <strong translate="no">{suma === null ? '—' : formatearPesos(suma)}</strong>
        {!debe && <span>{`de ${formatearPesos(esperado)}`}</span>}
        {suma === null && (
          <span className="conteo-cuadre en-bloque al-medio">Corrige lo que no es número</span>
        )}
        {suma !== null && (debe || seConto(escrito)) && <Cuadre esperado={esperado} contado={suma} />}
      </output>
      {children}
    </div>
  );
}

/**
 * The reason why nothing can be handed in now: what waits on the phone would be of another cut, and the office has to
 * answer. Empty while the phone's storage is being read.
 */
function useImpedimento(): ReactNode {
  const hayLinea = useHayLinea();
  const registros = useRegistros();
  const lectura = useLectura();
  const esperan = registros.filter(sinTerminar).length;
  if (esperan > 0)
    return (
      <>
        <span>{`Hay ${cuantos(esperan, 'registro', 'registros')} por sincronizar. `}</span>
        <Link to="/cobrador/pendientes">Ver por sincronizar</Link>
      </>
    );
  if (!hayLinea) return 'Para entregar necesitas señal. Tu conteo queda guardado en este teléfono.';
  return lectura === 'leyendo' ? '' : null;
}

type Props = {
  formulario: FormInstance<Valores>;
  /** The draft's name: of this very cut. */
  forma: string;
  esperado: Centavos;
  /** The notices above the count. */
  avisos: ReactNode;
  /** Asks before it is handed in. */
  alContar: (valores: Valores) => void;
};

/** The count of a cut. It survives a dead phone; nothing is handed in without an answer of the office. */
export function Contar({ formulario, forma, esperado, avisos, alContar }: Props) {
  const impedimento = useImpedimento();
  return (
    <Formulario<Valores>
      form={formulario}
      name="corte"
      className="pila"
      onFinish={(valores) => impedimento === null && alContar(valores)}
    >
      {avisos}
      <Borrador forma={forma} />
      <CamposConteo />
      <section className="panel" aria-label="Nota">
        <CampoTexto campo="nota" etiqueta="Nota (opcional)" />
      </section>
      <Suma esperado={esperado}>
        {impedimento && <Alert type="warning" showIcon title={impedimento} />}
        <Button type="primary" htmlType="submit" size="large" block disabled={impedimento !== null}>
          Entregar corte
        </Button>
      </Suma>
    </Formulario>
  );
}

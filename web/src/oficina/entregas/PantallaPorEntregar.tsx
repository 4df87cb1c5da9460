import '../../ui/lista/filtros.css';
import './entregas.css';
import { porEntregar } from '@leal/contract';
import { useRef } from 'react';
import { FiltroCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { useLista } from '../../lib/api/lista.ts';
import { enLaUrl, palabra, useEnLaUrl } from '../../lib/en-la-url.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { TablaPorEntregar } from './TablaPorEntregar.tsx';

const EN_LA_URL = enLaUrl({ cobrador: palabra });

/** Approved loans that are not in their clients' hands yet: who has waited longest comes first. */
export function PantallaPorEntregar() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [{ cobrador }, cambiar] = useEnLaUrl(EN_LA_URL);
  const consulta = cobrador === undefined ? {} : { id_cobrador: cobrador };
  const lista = useLista(porEntregar, { consulta }, { conservar: true });
  return (
    <div className="entregas-pantalla pila">
      <Encabezado titulo="Por entregar" nota="Créditos aprobados que nadie ha entregado" refTitulo={titulo} />
      <search className="filtros filtros-anchos filtros-de-uno">
        <FiltroCobrador valor={cobrador} alElegir={(elegido) => cambiar({ cobrador: elegido })} />
      </search>
      <TablaPorEntregar lista={lista} />
    </div>
  );
}

import { formatearNumero } from '@leal/domain';

type Props = {
  texto: string;
  lista: {
    readonly primera:
      | { readonly total?: number | undefined; readonly hay_mas?: boolean | undefined }
      | undefined;
  };
};

/** 'Historial (12)'; beyond what is counted, '(1,000+)'. The number's place is kept while it loads. */
export const Pestana = ({ texto, lista: { primera } }: Props) => (
  <span className="bandeja-pestana">
    {texto}
    <span className="bandeja-cuenta">
      {primera?.total !== undefined && ` (${formatearNumero(primera.total)}${primera.hay_mas ? '+' : ''})`}
    </span>
  </span>
);

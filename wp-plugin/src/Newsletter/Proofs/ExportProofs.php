<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Proofs;

use Passerelle\Kernel\Csv;

/** All proofs as CSV, for administrators: who calls it checks the right. */
final readonly class ExportProofs
{
    /** Columns of the file => those of the table. */
    private const COLUMNS = [
        'subscription' => 'subscriber_id',
        'email' => 'email',
        'event' => 'event',
        'source' => 'source',
        'at (UTC)' => 'happened_at',
        'language' => 'language',
        'wording' => 'wording',
        'detail' => 'detail',
        'network (hash)' => 'network',
        'address (hash)' => 'address_hash',
    ];

    public function __construct(private ProofStore $proofs)
    {
    }

    /**
     * @param string $language of the reader
     * @return iterable<string> the parts of the file, line by line
     */
    public function lines(string $language): iterable
    {
        $csv = new Csv($language);
        yield Csv::BYTE_ORDER_MARK . $csv->line(array_keys(self::COLUMNS));
        foreach ($this->proofs->all() as $row) {
            yield $csv->line(array_map(static fn (string $column): string => $row[$column] ?? '', array_values(self::COLUMNS)));
        }
    }
}

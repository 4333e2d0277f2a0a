<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Status;

/** What a page of one's own records contains. */
final readonly class OwnQuery
{
    private function __construct(
        public int $page,
        public int $perPage,
        public ?Status $status,
        public ?Lang $language,
        public OwnSort $sort,
    ) {
    }

    /**
     * Page and size are clamped.
     *
     * @param Status|null $status of the record that the row is about; null: any
     * @param Lang|null $language the rows are about the records in this language; null: about the first language of each group
     */
    public static function of(
        Config $config,
        ?int $page = null,
        ?int $perPage = null,
        ?Status $status = null,
        ?Lang $language = null,
        OwnSort $sort = OwnSort::Recent,
    ): self {
        $size = $perPage ?? $config->limit('ownRecords', 'perPage');

        return new self(max(1, $page ?? 1), max(1, min($size, $config->limit('ownRecords', 'maxPerPage'))), $status, $language, $sort);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

use Passerelle\Calls\CallState;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;

/** What a page of one's own calls contains. */
final readonly class OwnCallQuery
{
    private function __construct(
        public int $page,
        public int $perPage,
        public ?CallState $state,
        public ?Lang $language,
        public OwnCallSort $sort,
    ) {
    }

    /**
     * Page and size are clamped.
     *
     * @param CallState|null $state of the call that the row is about; null: any
     * @param Lang|null $language the rows are about the calls in this language; null: about the first language of each group
     */
    public static function of(
        Config $config,
        ?int $page = null,
        ?int $perPage = null,
        ?CallState $state = null,
        ?Lang $language = null,
        OwnCallSort $sort = OwnCallSort::Recent,
    ): self {
        $size = $perPage ?? $config->limit('ownRecords', 'perPage');

        return new self(max(1, $page ?? 1), max(1, min($size, $config->limit('ownRecords', 'maxPerPage'))), $state, $language, $sort);
    }

    /**
     * @template Row
     * @param list<Row> $all
     * @return list<Row> those of the page
     */
    public function cut(array $all): array
    {
        return array_slice($all, ($this->page - 1) * $this->perPage, $this->perPage);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** What a page of a person's favourites contains. */
final readonly class FavouriteQuery
{
    private function __construct(
        public Lang $language,
        public int $page,
        public int $perPage,
        public ?ContentType $type,
        public bool $isComing,
        public FavouriteSort $sort,
    ) {
    }

    /**
     * Page and size are clamped.
     *
     * @param ContentType|null $type of the search, which has structures among the profiles; null: any
     * @param bool $isComing only those with a date that is ahead
     */
    public static function of(
        Config $config,
        Lang $language,
        ?int $page = null,
        ?int $perPage = null,
        ?ContentType $type = null,
        bool $isComing = false,
        FavouriteSort $sort = FavouriteSort::Recent,
    ): self {
        $size = $perPage ?? $config->limit('favourites', 'perPage');

        return new self(
            $language,
            max(1, min($page ?? 1, $config->limit('favourites', 'perPerson'))),
            max(1, min($size, $config->limit('favourites', 'maxPerPage'))),
            $type?->searchType(),
            $isComing,
            $sort,
        );
    }
}

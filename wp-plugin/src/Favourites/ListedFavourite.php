<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Content\Record;

final readonly class ListedFavourite
{
    /**
     * @param int $id a post of the item
     * @param Record|null $record as the person may read it, in their language where it has one; null: it is not public any more
     */
    public function __construct(public Favourite $favourite, public int $id, public ?Record $record, public ?ItemDate $date)
    {
    }
}

<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\ContentReading;
use Passerelle\Favourites\FavouriteListeners;
use Passerelle\Kernel\Services;
use Passerelle\Catalogue\Recommendations\RecommendationListeners;

/** Part of the composition root: what the modules of a member's own pages do when an item changes. Built before what changes content. */
final readonly class DashboardListeners implements ContentListener
{
    private function __construct(public FavouriteListeners $favourites, public RecommendationListeners $recommendations)
    {
    }

    public static function build(Services $services, ContentReading $reading): self
    {
        return new self(FavouriteListeners::build($services, $reading), RecommendationListeners::build($services, $reading));
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $this->favourites->onContentChanged($change);
        $this->recommendations->onContentChanged($change);
    }
}

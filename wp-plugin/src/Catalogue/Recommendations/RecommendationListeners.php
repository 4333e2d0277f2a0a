<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\ContentReading;
use Passerelle\Kernel\Services;
use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityIndex;
use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityStore;

/** What follows from changes of items. Built before what changes content. */
final readonly class RecommendationListeners implements ContentListener
{
    private DismissalCleanup $cleanup;

    private function __construct(public OpportunityStore $opportunities, public OpportunityIndex $index, public DismissalStore $dismissals, ContentReading $reading)
    {
        $this->cleanup = new DismissalCleanup($dismissals, $reading->records);
    }

    public static function build(Services $services, ContentReading $reading): self
    {
        $store = new OpportunityStore($services->database);

        return new self($store, new OpportunityIndex($store, $reading->definitions, $services->config), new DismissalStore($services->database, $services->clock), $reading);
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $this->index->onContentChanged($change);
        $this->cleanup->onContentChanged($change);
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Cards;

use GraphQL\Deferred;
use Passerelle\Catalogue\Highlighter;
use Passerelle\Presentation\Details\Visibilities;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Presentation\Loading\Batch;
use Passerelle\Presentation\Loading\Loaded;
use Passerelle\Presentation\Loading\Needs;

/** Loads cards in one batch with the other fields of the response. */
final readonly class CardLoader
{
    public function __construct(private Batch $batch, private Visibilities $visibilities, private CardBuilder $cards)
    {
    }

    /**
     * @param list<int> $ids post ids
     * @param Highlighter|null $highlighter of the search that found them
     * @return Deferred of list<array<string, mixed>> in the requested order, without items that the viewer may not see
     */
    public function ofIds(array $ids, ?Highlighter $highlighter = null): Deferred
    {
        return $this->batch->records(new Needs(posts: $ids), function (Loaded $loaded) use ($ids, $highlighter): Deferred {
            $items = $this->visibilities->ofMany($loaded->records($ids));

            return $this->batch->files(CardBuilder::fileIds($items), fn (array $files): array => $this->cards->build($items, $files, $highlighter));
        });
    }

    /** @return Deferred of array<string, mixed> */
    public function one(Visible $visible): Deferred
    {
        return $this->batch->filesOnly(CardBuilder::fileIds([$visible]), fn (array $files): array => $this->cards->build([$visible], $files)[0]);
    }
}

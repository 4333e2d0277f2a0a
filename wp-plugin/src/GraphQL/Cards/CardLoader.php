<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Cards;

use GraphQL\Deferred;
use Passerelle\Catalogue\Highlighter;
use Passerelle\GraphQL\Details\Visibilities;
use Passerelle\GraphQL\Details\Visible;
use Passerelle\GraphQL\Loading\Batch;
use Passerelle\GraphQL\Loading\Loaded;
use Passerelle\GraphQL\Loading\Needs;

/** Cards that are read together with what the other fields of the answer need. */
final readonly class CardLoader
{
    public function __construct(private Batch $batch, private Visibilities $visibilities, private CardBuilder $cards)
    {
    }

    /**
     * @param list<int> $ids post ids
     * @param Highlighter|null $highlighter of the search that found them
     * @return Deferred of list<array<string, mixed>> in the order asked, without what the viewer may not see
     */
    public function ofIds(array $ids, ?Highlighter $highlighter = null): Deferred
    {
        return $this->batch->records(new Needs(posts: $ids), function (Loaded $loaded) use ($ids, $highlighter): Deferred {
            $things = $this->visibilities->ofMany($loaded->records($ids));

            return $this->batch->files(CardBuilder::fileIds($things), fn (array $files): array => $this->cards->build($things, $files, $highlighter));
        });
    }

    /** @return Deferred of array<string, mixed> */
    public function one(Visible $visible): Deferred
    {
        return $this->batch->filesOnly(CardBuilder::fileIds([$visible]), fn (array $files): array => $this->cards->build([$visible], $files)[0]);
    }
}

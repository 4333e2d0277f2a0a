<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;

/** Announces changes that the public can see, in the transaction that makes them; drafts stay unmentioned. */
final readonly class ContentInvalidation implements ContentListener
{
    public function __construct(private Invalidations $invalidations)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if ($change->isPublic()) {
            $this->invalidations->add(Tags::of($change->record()));
        }
    }
}

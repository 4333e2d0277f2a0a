<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;

/** Announces changes that the public can see, in the transaction that makes them; drafts stay unmentioned. */
final readonly class ContentInvalidation implements ContentListener
{
    public function __construct(private Invalidations $invalidations, private Dependants $dependants)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if (!$change->isPublic()) {
            return;
        }
        $tags = Tags::of($change->record());
        if (self::isShownElsewhere($change)) {
            array_push($tags, ...array_map(Tags::item(...), $this->dependants->of($change->record())));
        }
        $this->invalidations->add($tags);
    }

    /** True when other pages show something else of it than before: its name, or that it is there at all. */
    private static function isShownElsewhere(ContentChanged $change): bool
    {
        return $change->before?->title !== $change->after?->title
            || $change->before?->status->isPublic() !== $change->after?->status->isPublic()
            || $change->before?->audience !== $change->after?->audience;
    }
}

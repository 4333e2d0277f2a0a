<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Dependants;
use Passerelle\Kernel\Composition\Priority;

/** Sends cache tags of public changes, within the transaction of the change; not for drafts. */
#[Priority(160)]
final readonly class ContentInvalidation implements ContentListener
{
    public function __construct(private Invalidations $invalidations, private Dependants $dependants, private DirectoryPages $pages)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if (!$change->isPublic()) {
            return;
        }
        $tags = [...Tags::of($change->record()), ...array_map(Tags::item(...), $this->pages->of($change))];
        if ($change->changesOtherPages()) {
            array_push($tags, ...array_map(Tags::item(...), $this->dependants->of($change->record())));
        }
        $this->invalidations->add($tags);
    }
}

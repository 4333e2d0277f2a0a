<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Kernel\Composition\Priority;

/** Updates the catalogue within the transaction that changes a post. */
#[Priority(170)]
final readonly class CatalogueListener implements ContentListener
{
    public function __construct(private Catalogue $catalogue)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if ($change->after === null) {
            $this->catalogue->remove([$change->record()->id]);
        } else {
            $this->catalogue->index($change->after);
        }
    }
}

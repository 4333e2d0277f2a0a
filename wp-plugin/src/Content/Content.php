<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Actions\SaveContent;

/** What other modules use of the content engine. */
final readonly class Content
{
    public function __construct(
        public Definitions $definitions,
        public Records $records,
        public Storage $storage,
        public FormerSlugs $formerSlugs,
        public SaveContent $save,
    ) {
    }
}

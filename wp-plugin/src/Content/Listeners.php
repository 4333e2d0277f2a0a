<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Composition\All;
use Closure;

/**
 * Calls each listener within the transaction of the change, in the order of their priorities: first those that store what others read (uses of
 * files, members, names, the index), then those that plan and notify, last the audit log.
 */
final readonly class Listeners implements ContentListener
{
    /** For listeners outside the plugin, and for those that change content themselves. */
    public const HOOK = 'passerelle_content_changed';

    /** @param Closure(): list<ContentListener> $listeners */
    public function __construct(#[All(ContentListener::class)] private Closure $listeners)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        foreach (($this->listeners)() as $listener) {
            $listener->onContentChanged($change);
        }
        do_action(self::HOOK, $change);
    }
}

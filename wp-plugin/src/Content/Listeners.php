<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Calls each listener in order. */
final readonly class Listeners implements ContentListener
{
    /** For listeners outside the plugin, and for those that change content themselves: it is built after its listeners. */
    public const HOOK = 'passerelle_content_changed';

    /** @var list<ContentListener> */
    private array $listeners;

    public function __construct(ContentListener ...$listeners)
    {
        $this->listeners = array_values($listeners);
    }

    public function onContentChanged(ContentChanged $change): void
    {
        foreach ($this->listeners as $listener) {
            $listener->onContentChanged($change);
        }
        do_action(self::HOOK, $change);
    }
}

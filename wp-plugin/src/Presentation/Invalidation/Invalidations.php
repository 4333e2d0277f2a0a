<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Outbox\Outbox;

/** Collects tags in the outbox: one message for each transaction, however many records it changes. */
#[Factory('to')]
final class Invalidations
{
    private ?int $open = null;

    /** @param bool $isListening false without a frontend: nothing is written */
    public function __construct(private readonly Outbox $outbox, private readonly bool $isListening)
    {
    }

    public static function to(Outbox $outbox, ?Frontend $frontend): self
    {
        return new self($outbox, $frontend !== null);
    }

    /** @param list<string> $tags */
    public function add(array $tags): void
    {
        if (!$this->isListening || $tags === [] || $this->join($tags)) {
            return;
        }
        $this->open = $this->outbox->addAndTry(Webhook::KIND, ['tags' => self::unique($tags)]);
    }

    /**
     * Adds tags to the message of this transaction. Checks the stored message, since the transaction may have been rolled
     * back, also to a savepoint, or committed and its message sent.
     *
     * @param list<string> $tags
     */
    private function join(array $tags): bool
    {
        $payload = $this->open === null ? null : $this->outbox->findUntried(Webhook::KIND, $this->open);
        if ($this->open === null || $payload === null) {
            return false;
        }
        $stored = array_values(array_filter((array) ($payload['tags'] ?? []), is_string(...)));
        $all = self::unique([...$stored, ...$tags]);

        return $all === $stored || $this->outbox->replace($this->open, ['tags' => $all]);
    }

    /**
     * @param list<string> $tags
     * @return list<string>
     */
    private static function unique(array $tags): array
    {
        return array_values(array_unique($tags));
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Outbox\Outbox;

/** Collects tags in the outbox: one message for each transaction, however many records it changes. */
final class Invalidations
{
    private ?int $open = null;

    /** @param bool $isListening false where there is no frontend to tell: nothing is written */
    public function __construct(private readonly Outbox $outbox, private readonly bool $isListening)
    {
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
     * Adds to the message of this transaction. What is stored decides, not what is remembered: the transaction may
     * have been rolled back, to a savepoint too, or committed and its message sent.
     *
     * @param list<string> $tags
     */
    private function join(array $tags): bool
    {
        $payload = $this->open === null ? null : $this->outbox->untouched(Webhook::KIND, $this->open);
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

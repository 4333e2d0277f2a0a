<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\Notify;

/**
 * Raises a notice about a call once for each person, however many of its languages change in the transaction. Call within
 * the transaction of the event.
 */
final class NotifyPeople
{
    /** Key in the data of a notice: the CallEvent. */
    public const EVENT = 'event';

    /** @var array<string, true> what was raised in this attempt of the transaction */
    private array $raised = [];

    public function __construct(private readonly Notify $notify, private readonly Transaction $transaction)
    {
    }

    /**
     * @param list<int> $userIds
     * @param array<string, string> $data what its text needs
     * @param DateTimeImmutable|null $before the instant that it reminds of
     */
    public function __invoke(CallEvent $event, Record $call, array $userIds, array $data = [], ?DateTimeImmutable $before = null): void
    {
        $new = array_values(array_filter(CallPeople::unique($userIds), fn (int $userId): bool => $this->isFirst("{$call->groupId} {$event->value} {$userId}")));
        ($this->notify)($event->kind(), $call, $new, [self::EVENT => $event->value, ...$data], $before);
    }

    private function isFirst(string $key): bool
    {
        if (isset($this->raised[$key])) {
            return false;
        }
        $isFirstOfAll = $this->raised === [];
        $this->raised[$key] = true;
        if ($isFirstOfAll) {
            $this->transaction->afterAttempt(function (): void {
                $this->raised = [];
            });
        }

        return true;
    }
}

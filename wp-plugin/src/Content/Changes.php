<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;

/** Changes posts: version, write, former slugs and listeners in one transaction. */
final readonly class Changes
{
    public function __construct(
        private Transaction $transaction,
        private Records $records,
        private Storage $storage,
        private FormerSlugs $formerSlugs,
        private ContentListener $listeners,
    ) {
    }

    /**
     * @template T
     * @param callable(): T $work
     * @return T
     * @throws DomainError stale_version
     */
    public function write(callable $work): mixed
    {
        return $this->transaction->run(fn (): mixed => $this->storage->write($work));
    }

    /**
     * @param callable(): mixed $write
     * @return Record|null null when the write deleted the post
     * @throws DomainError stale_version
     */
    public function apply(Record $before, int $expectedVersion, callable $write, Cause $cause): ?Record
    {
        return $this->write(function () use ($before, $expectedVersion, $write, $cause): ?Record {
            $this->storage->nextVersion($before->id, $expectedVersion);
            $write();

            return $this->announce($before, $this->records->find($before->id), $cause);
        });
    }

    /**
     * For data stored beside an unchanged record: no listener is called, only the version increases.
     *
     * @param callable(): mixed $write
     * @throws DomainError stale_version
     */
    public function beside(Record $record, int $expectedVersion, callable $write): Record
    {
        return $this->write(function () use ($record, $expectedVersion, $write): Record {
            $this->storage->nextVersion($record->id, $expectedVersion);
            $write();

            return $this->records->find($record->id) ?? throw DomainError::notFound();
        });
    }

    /** For a write that WordPress has already done. */
    public function adopt(?Record $before, int $id, Cause $cause): void
    {
        $this->write(function () use ($before, $id, $cause): ?Record {
            $after = $this->records->find($id);
            if ($after === null) {
                return null;
            }
            if ($after->version === 0) {
                $this->storage->adopt($id, $after->language, null);
            } else {
                $this->storage->bumpVersion($id);
            }

            return $this->announce($before, $this->records->find($id), $cause);
        });
    }

    /** Within the transaction of the write: stores the former slug and calls the listeners. */
    public function announce(?Record $before, ?Record $after, Cause $cause): ?Record
    {
        if ($before !== null && $before->slug !== ($after->slug ?? '')) {
            $this->formerSlugs->save($before, $after);
        }
        if ($before !== null && $after === null) {
            $this->formerSlugs->markGone($before->id);
        }
        if ($before !== null || $after !== null) {
            $this->listeners->onContentChanged(new ContentChanged($before, $after, $cause));
        }

        return $after;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;

/** Changes one post: version, write, old addresses and listeners in one transaction. */
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
     * @param callable(): mixed $write
     * @return Record|null null when the write deleted the post
     * @throws DomainError stale_version
     */
    public function apply(Record $before, int $expectedVersion, callable $write): ?Record
    {
        return $this->transaction->run(fn (): ?Record => $this->storage->write(
            function () use ($before, $expectedVersion, $write): ?Record {
                $this->storage->nextVersion($before->id, $expectedVersion);
                $write();

                return $this->tell($before, $this->records->find($before->id));
            },
        ));
    }

    /** For a write that WordPress made already. */
    public function announce(?Record $before, int $id): void
    {
        $this->transaction->run(fn (): ?Record => $this->storage->write(function () use ($before, $id): ?Record {
            $after = $this->records->find($id);
            if ($after === null) {
                return null;
            }
            if ($after->version === 0) {
                $this->storage->adopt($id, $after->language, null);
            } else {
                $this->storage->bumpVersion($id);
            }

            return $this->tell($before, $this->records->find($id));
        }));
    }

    private function tell(?Record $before, ?Record $after): ?Record
    {
        if ($before !== null && $before->slug !== ($after->slug ?? '')) {
            $this->formerSlugs->keep($before, $after);
        }
        if ($before !== null && $after === null) {
            $this->formerSlugs->close($before->id);
        }
        if ($before !== null || $after !== null) {
            $this->listeners->onContentChanged(new ContentChanged($before, $after));
        }

        return $after;
    }
}

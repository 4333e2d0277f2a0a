<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Content\PublicRecords;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** "Not for me": an item is not recommended to a person any more, or is again. */
final readonly class Dismiss
{
    public function __construct(
        private DismissalStore $store,
        private Records $records,
        private PublicRecords $public,
        private Transaction $transaction,
        private Config $config,
    ) {
    }

    /**
     * @param int $id the item's group, or a public post of it in either language
     * @return int its group
     * @throws DomainError access_token_missing · not_found, also for what is not public
     */
    public function __invoke(Viewer $viewer, int $id, bool $isDismissed): int
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $group = $this->records->findGroups([$id])[$id] ?? array_filter([$this->records->find($id)]);
        $record = $this->public->first($viewer, $group) ?? throw DomainError::notFound();
        $this->transaction->run(function () use ($viewer, $record, $isDismissed): void {
            if (!$isDismissed) {
                $this->store->remove($viewer->id, $record->groupId);
                return;
            }
            $this->store->add($viewer->id, $record->groupId);
            // The oldest make room.
            $this->store->remove($viewer->id, ...array_slice($this->store->groupsOf($viewer->id), $this->config->limit('recommendations', 'dismissals')));
        });

        return $record->groupId;
    }
}

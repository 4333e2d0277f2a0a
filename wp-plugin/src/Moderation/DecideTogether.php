<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** One decision on languages of one item: in one transaction, so that all are decided on or none. People are notified once. */
final readonly class DecideTogether
{
    public function __construct(private Decide $decide, private Records $records, private Transaction $transaction)
    {
    }

    /**
     * @param non-empty-array<int, array{id: int, version: int}> $languages
     * @return array<int, Record> as they are now, with the keys of the languages
     * @throws RefusedTogether when one is refused
     */
    public function __invoke(Viewer $moderator, array $languages, DecisionInput $input): array
    {
        $id = 0;
        try {
            return $this->transaction->run(function () use ($moderator, $languages, $input, &$id): array {
                $decided = [];
                foreach ($languages as $key => ['id' => $id, 'version' => $version]) {
                    $decided[$key] = ($decided === [] ? null : $this->rejectedAlready($id, $version, $input))
                        ?? ($this->decide)($moderator, $id, $version, $input, notifies: $decided === []);
                }

                return $decided;
            });
        } catch (DomainError $error) {
            throw new RefusedTogether($id, $error);
        }
    }

    /** A rejection takes the other languages with it: of one of the version that was read, that is the decision. */
    private function rejectedAlready(int $id, int $version, DecisionInput $input): ?Record
    {
        $record = $input->decision === Decision::Rejected && $input->target === Target::Record ? $this->records->find($id) : null;

        return $record?->status === Status::Rejected && $record->version === $version + 1 ? $record : null;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Tags;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Adds a tag to applications, or removes it: each in a transaction of its own. Doing it twice changes nothing. */
final readonly class TagApplications
{
    /**
     * @param int $atOnce applications
     * @param int $longest characters of a name
     * @param int $perCall tags
     * @param int $perApplication tags
     */
    public function __construct(
        private HandlerRights $rights,
        private TagStore $tags,
        private Transaction $transaction,
        #[Limit('applicationHandling', 'itemsAtOnce')] private int $atOnce,
        #[Limit('applicationTags', 'name')] private int $longest,
        #[Limit('applicationTags', 'perCall')] private int $perCall,
        #[Limit('applicationTags', 'perApplication')] private int $perApplication,
    ) {
    }

    /**
     * @param list<int> $applicationIds
     * @return list<HandlingResult> in the order of the ids
     * @throws DomainError invalid_fields
     */
    public function __invoke(Viewer $viewer, array $applicationIds, string $name, bool $isAdded): array
    {
        $written = trim((string) preg_replace('/\s+/u', ' ', mb_scrub($name, 'UTF-8')));
        $problem = match (true) {
            TagStore::key($written) === '' => new FieldError('tag', 'required'),
            mb_strlen($written) > $this->longest => new FieldError('tag', 'too_long', ['max' => $this->longest]),
            $applicationIds === [] => new FieldError('ids', 'required'),
            count($applicationIds) > $this->atOnce => new FieldError('ids', 'too_many_rows', ['max' => $this->atOnce]),
            default => null,
        };
        if ($problem !== null) {
            throw DomainError::invalid([$problem]);
        }

        return array_map(function (int $id) use ($viewer, $written, $isAdded): HandlingResult {
            try {
                $this->transaction->run(fn () => $this->one($viewer, $id, $written, $isAdded));
            } catch (DomainError $error) {
                return new HandlingResult($id, null, $error);
            }

            return new HandlingResult($id, null);
        }, $applicationIds);
    }

    /** @throws DomainError not_found · tags_used_up */
    private function one(Viewer $viewer, int $id, string $name, bool $isAdded): void
    {
        $group = $this->rights->lock($viewer, $id)->application->callGroup;
        $tag = $this->tags->find($group, $name);
        if (!$isAdded) {
            $this->tags->detach($id, $tag ?? 0);
            return;
        }
        if ($tag !== null && $this->tags->has($id, $tag)) {
            return;
        }
        if ($this->tags->countOf($id) >= $this->perApplication || ($tag === null && $this->tags->countOfCall($group) >= $this->perCall)) {
            throw new DomainError('tags_used_up');
        }
        $this->tags->attach($id, $this->tags->add($group, $name));
    }
}

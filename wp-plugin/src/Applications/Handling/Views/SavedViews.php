<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Views;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/**
 * Saves, renames and deletes views, for those who handle the applications. What a shared view shows to each of them is decided when it is
 * opened: it is an address and grants nothing. Anyone of the team may change shared ones.
 */
final readonly class SavedViews
{
    /** Query of an address, as browsers write it. */
    private const SEARCH = '/^[\w=&%.,+*~-]*$/D';

    public function __construct(
        private HandlerRights $rights,
        private ViewStore $views,
        private FormStore $forms,
        private ViewLimits $limits,
        private Transaction $transaction,
    ) {
    }

    /**
     * @return list<array{id: int, isOwn: bool, isShared: bool, name: string, search: string}> one’s own and shared ones
     * @throws DomainError not_found
     */
    public function of(Viewer $viewer, int $callId, ?int $stageNumber): array
    {
        $stage = $this->stage($viewer, $callId, $stageNumber);

        return array_map(static fn (SavedView $view): array => [
            'id' => $view->id,
            'isOwn' => $view->userId === $viewer->id,
            'isShared' => $view->isShared,
            'name' => $view->name,
            'search' => $view->search,
        ], $this->views->of($stage, $viewer->id));
    }

    /**
     * @param int|null $id of the view to change; null: another one
     * @throws DomainError not_found, also for views of others · invalid_fields
     */
    public function save(Viewer $viewer, int $callId, ?int $stageNumber, ?int $id, string $name, string $search, bool $isShared): void
    {
        $stage = $this->stage($viewer, $callId, $stageNumber);
        $written = trim((string) preg_replace('/\s+/u', ' ', mb_scrub($name, 'UTF-8')));
        $query = ltrim(trim($search), '?');
        $this->transaction->run(function () use ($viewer, $stage, $id, $written, $query, $isShared): void {
            // Views of a call are counted one after the other.
            $this->forms->lock($stage);
            $views = $this->views->of($stage, $viewer->id);
            $view = $id === null ? null : self::among($views, $id);
            $others = array_filter($views, static fn (SavedView $each): bool => $each->id !== $id && $each->isShared === $isShared);
            $problems = array_values(array_filter([
                match (true) {
                    $written === '' => new FieldError('name', 'required'),
                    mb_strlen($written) > $this->limits->name => new FieldError('name', 'too_long', ['max' => $this->limits->name]),
                    in_array(mb_strtolower($written), self::names($others), true) => new FieldError('name', 'name_taken'),
                    count($others) >= $this->limits->most($isShared) => new FieldError('name', 'too_many_rows', ['max' => $this->limits->most($isShared)]),
                    default => null,
                },
                strlen($query) > $this->limits->search || preg_match(self::SEARCH, $query) !== 1 ? new FieldError('search', 'invalid_value') : null,
            ]));
            if ($problems !== []) {
                throw DomainError::invalid($problems);
            }
            $view === null
                ? $this->views->add($stage, $viewer->id, $written, $query, $isShared)
                : $this->views->change(new SavedView($view->id, $view->userId, $isShared, $written, $query));
        });
    }

    /** @throws DomainError not_found, also for views of others */
    public function delete(Viewer $viewer, int $callId, ?int $stageNumber, int $id): void
    {
        $stage = $this->stage($viewer, $callId, $stageNumber);
        $this->transaction->run(fn () => $this->views->delete(self::among($this->views->of($stage, $viewer->id), $id)->id));
    }

    private function stage(Viewer $viewer, int $callId, ?int $stageNumber): Stage
    {
        return $this->rights->stage($this->rights->call($viewer, $callId), $stageNumber);
    }

    /**
     * @param list<SavedView> $views
     * @throws DomainError not_found
     */
    private static function among(array $views, int $id): SavedView
    {
        foreach ($views as $view) {
            if ($view->id === $id) {
                return $view;
            }
        }

        throw DomainError::notFound();
    }

    /**
     * @param array<SavedView> $views
     * @return list<string> in lower case
     */
    private static function names(array $views): array
    {
        return array_values(array_map(static fn (SavedView $each): string => mb_strtolower($each->name), $views));
    }
}

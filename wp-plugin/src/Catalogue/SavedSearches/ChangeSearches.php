<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches;

use Passerelle\Catalogue\SavedSearches\Alerts\AlertStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\ChangePreferences;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\Preference;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Rights\Viewer;

/** A person saves searches, renames them, times their alerts and deletes them. */
final readonly class ChangeSearches
{
    public function __construct(
        private SearchStore $store,
        private AlertStore $alerts,
        private PreferenceStore $preferences,
        private ChangePreferences $changePreferences,
        private Transaction $transaction,
        private SearchLimits $limits,
    ) {
    }

    /**
     * Repeatable: a search that the person has saved before is changed.
     *
     * @throws DomainError invalid_fields · too_many_searches
     */
    public function save(Viewer $viewer, SearchedFor $query, string $name, MailTiming $alert): void
    {
        $written = $this->name($name);
        if ($query->isUnreadable()) {
            throw DomainError::invalid([new FieldError('query', 'invalid_value')]);
        }
        $this->transaction->run(function () use ($viewer, $query, $written, $alert): void {
            $own = $this->store->lock($viewer->id);
            $fingerprint = $query->fingerprint();
            $same = array_values(array_filter($own, static fn (SavedSearch $each): bool => $each->fingerprint === $fingerprint))[0] ?? null;
            if ($same !== null) {
                $this->apply($viewer, $same, $written, $alert);
                return;
            }
            if (count($own) >= $this->limits->perPerson) {
                throw new DomainError('too_many_searches');
            }
            $this->store->add($viewer->id, $query, $written, $alert);
            $this->resume($viewer, $alert);
        });
    }

    /** @throws DomainError not_found, also for those of others · invalid_fields */
    public function change(Viewer $viewer, int $id, string $name, MailTiming $alert): void
    {
        $written = $this->name($name);
        $this->transaction->run(fn () => $this->apply($viewer, $this->own($viewer, $id), $written, $alert));
    }

    /** @throws DomainError not_found, also for those of others */
    public function delete(Viewer $viewer, int $id): void
    {
        $this->transaction->run(function () use ($viewer, $id): void {
            $search = $this->own($viewer, $id);
            $this->alerts->withdraw($viewer->id, $search->id);
            $this->alerts->forget($search->id);
            $this->store->delete($viewer->id, $search->id);
        });
    }

    private function apply(Viewer $viewer, SavedSearch $search, string $name, MailTiming $alert): void
    {
        $this->store->change($viewer->id, $search->id, $name, $alert);
        if ($alert === MailTiming::Never) {
            $this->alerts->withdraw($viewer->id, $search->id);
        }
        $this->resume($viewer, $alert);
    }

    /** Who stopped the mails of all alerts and asks for one again gets it: the others ended then. */
    private function resume(Viewer $viewer, MailTiming $alert): void
    {
        $preference = $this->preferences->find($viewer->id, NoticeKind::SearchAlert);
        if ($alert !== MailTiming::Never && $preference->mail === MailTiming::Never) {
            ($this->changePreferences)($viewer->id, new Preference(NoticeKind::SearchAlert, MailTiming::Now, $preference->app));
        }
    }

    /** @throws DomainError not_found */
    private function own(Viewer $viewer, int $id): SavedSearch
    {
        foreach ($this->store->ofUser($viewer->id) as $search) {
            if ($search->id === $id) {
                return $search;
            }
        }

        throw DomainError::notFound();
    }

    /** @throws DomainError invalid_fields: required, too_long */
    private function name(string $name): string
    {
        $written = PlainText::line($name);
        if ($written === '') {
            throw DomainError::invalid([new FieldError('name', 'required')]);
        }
        if (mb_strlen($written) > $this->limits->name) {
            throw DomainError::invalid([new FieldError('name', 'too_long', ['max' => $this->limits->name])]);
        }

        return $written;
    }
}

<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Kernel\Database;

/** Messages between members, and reports of members to the team. */
final class MessageMails extends MailTable
{
    private const HANDLED = ['language' => 'FR', 'note' => 'Vu.'];

    public function rows(): iterable
    {
        $message = fn (string $to): array => ['memberId' => $this->people->profile($to)->id, 'subject' => 'Bonjour', 'message' => 'Une question.', 'consent' => true];

        yield 'ContactMember' => ['stranger', fn () => $message('owner'), ['messages.contact → owner']];
        yield 'ContactMember, with notices off' => ['stranger', fn () => $message('quiet'), []];
        yield 'ContactMember, who blocks the sender' => ['stranger', function () use ($message): array {
            $this->first('owner', 'BlockMember', $this->blocking('stranger'));

            return $message('owner');
        }, []];
        yield 'BlockMember' => ['owner', fn () => $this->blocking('stranger'), []];
        yield 'ReportMember' => ['stranger', fn () => $this->reporting('owner'), ['messages.report → team']];
        yield from $this->reports();
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function reports(): iterable
    {
        $handled = ['messages.report_handled → stranger'];

        yield 'HandleReport no_consequence' => ['moderator-sn', fn () => $this->report(), $handled];
        yield 'HandleReport profile_offline' => ['super', fn () => [...$this->report(), 'reason' => 'Propos'], [...$handled, 'moderation.offline → owner']];
        yield 'HandleReport account_closed' => ['super', function (): array {
            $report = $this->report();
            update_user_meta($this->id('owner'), AccountState::DISABLED_META, '1');

            return $report;
        }, $handled];
        yield 'HandleReport no_consequence, by whom nobody hears of it' => ['moderator-sn', fn () => $this->report('quiet'), []];
        yield 'ReopenReport' => ['super', fn () => $this->reopened(), []];
        yield 'HandleReport no_consequence, a second time' => ['super', function (): array {
            $report = $this->reopened();
            $this->first('super', 'ReopenReport', $report);

            return [...self::HANDLED, 'id' => $report['id'], 'version' => $report['version'] + 1];
        }, []];
    }

    /** @return array{memberId: int, isBlocked: bool} */
    private function blocking(string $name): array
    {
        return ['memberId' => $this->people->profile($name)->id, 'isBlocked' => true];
    }

    /** @return array{memberId: int, reason: string, text: string} */
    private function reporting(string $name): array
    {
        return ['memberId' => $this->people->profile($name)->id, 'reason' => 'other', 'text' => 'Voici.'];
    }

    /** @return array<string, int|string> */
    private function report(string $by = 'stranger'): array
    {
        $this->first($by, 'ReportMember', $this->reporting('owner'));
        $table = $this->plugin->get(Database::class)->table('member_reports');

        return [...self::HANDLED, 'id' => (int) $this->plugin->get(Database::class)->value("SELECT MAX(id) FROM {$table}"), 'version' => 1];
    }

    /** @return array{id: int, version: int, language: string} */
    private function reopened(): array
    {
        $report = $this->report();
        $this->first('super', 'HandleReport', [...$report, 'outcome' => 'no_consequence']);

        return ['id' => (int) $report['id'], 'version' => 2, 'language' => 'FR'];
    }
}

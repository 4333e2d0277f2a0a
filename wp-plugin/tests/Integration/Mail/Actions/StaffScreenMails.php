<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use LogicException;
use Passerelle\Admin\Newsletter\NewsletterScreen;
use Passerelle\Admin\Structures\StructuresScreen;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Issues\IssueStore;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriberStore;

/** Screens of the plugin in WordPress: structures, the newsletter, failed mails. */
final class StaffScreenMails extends MailTable
{
    private const MEMBERS = ['owner', 'coowner', 'member', 'guest'];
    private const ISSUE = ['subject' => 'La lettre de novembre', 'introduction' => 'Chers lecteurs.', 'language' => 'fr'];

    public function rows(): iterable
    {
        yield from $this->structures();
        yield from $this->newsletter();
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function structures(): iterable
    {
        $screen = fn (array $posted): Closure => fn () => $this->posted($this->plugin->get(StructuresScreen::class)->perform($posted));
        $group = fn (): string => (string) $this->people->structure->groupId;
        $deleted = function () use ($group): string {
            $this->first('owner', 'DeleteStructure', ['id' => $this->people->structure->id, 'confirmName' => $this->people->structure->title]);

            return $group();
        };
        $others = [...self::MEMBERS, 'pretender', 'invited'];

        yield 'Structures: restore' => ['administrator', fn () => $screen(['task' => 'restore', 'group' => $deleted()]), self::all('structure_restored', $others)];
        yield 'Structures: merge' => ['administrator', fn () => $screen($this->merge()), [...self::all('structure_merged', $others), 'memberships.structure_merged → other-owner']];
        yield 'Structures: undo a merge' => ['administrator', function () use ($screen, $group): Closure {
            wp_set_current_user($this->id('administrator'));
            $screen($this->merge())();
            wp_set_current_user(0);

            return $screen(['task' => 'undo_merge', 'group' => $group()]);
        }, [...self::all('merge_undone', $others), 'memberships.merge_undone → other-owner']];
        yield 'Structures: hand over' => ['administrator', fn () => $screen([
            ...$this->ownerless(),
            'task' => 'hand_over',
            'heir' => (string) $this->id('member'),
        ]), self::all('succession_planned')];
        yield 'Structures: close' => ['administrator', fn () => $screen([...$this->ownerless(), 'task' => 'close']), self::all('closure_planned')];
        yield 'Structures: cancel' => ['administrator', function () use ($screen): Closure {
            $structure = $this->ownerless();
            wp_set_current_user($this->id('administrator'));
            $screen([...$structure, 'task' => 'close'])();
            wp_set_current_user(0);

            return $screen([...$structure, 'task' => 'cancel']);
        }, self::all('succession_cancelled')];
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function newsletter(): iterable
    {
        $screen = fn (array $posted): Closure => fn () => $this->posted($this->plugin->get(NewsletterScreen::class)->perform($posted));
        $issue = function (): array {
            $this->plugin->get(SubscriberStore::class)->start('awa@example.test', new Choice(Lang::French, [], []));
            wp_set_current_user($this->id('desk'));
            $saved = $this->plugin->get(NewsletterScreen::class)->perform(['task' => 'save', 'fields' => self::ISSUE]) ?? [];
            wp_set_current_user(0);

            return ['issue' => $saved['issue'] ?? '', 'version' => '1'];
        };

        yield 'Newsletter: save' => ['desk', fn () => $screen(['task' => 'save', 'fields' => self::ISSUE]), []];
        yield 'Newsletter: test' => ['desk', fn () => $screen([...$issue(), 'task' => 'test']), ['newsletter.letter → desk']];
        yield 'Newsletter: start' => ['desk', fn () => $screen([...$issue(), 'task' => 'start']), ['newsletter.letter → awa']];
        yield 'Newsletter: start and cancel' => ['desk', function () use ($screen, $issue): Closure {
            $saved = $issue();

            return function () use ($screen, $saved): void {
                $screen([...$saved, 'task' => 'start'])();
                $started = $this->plugin->get(IssueStore::class)->find((int) $saved['issue']);
                $screen([...$saved, 'version' => (string) $started?->version, 'task' => 'cancel'])();
            };
        }, []];
    }

    /** @return array<string, string> */
    private function merge(): array
    {
        return ['task' => 'merge', 'group' => (string) $this->people->structure->groupId, 'into' => (string) $this->people->otherStructure->groupId];
    }

    /** @return array<string, string> a structure whose owners have no account that is open */
    private function ownerless(): array
    {
        foreach (['owner', 'coowner', 'quiet-owner'] as $name) {
            update_user_meta($this->id($name), AccountState::DISABLED_META, '1');
        }

        return ['group' => (string) $this->people->structure->groupId];
    }

    /** @param array<string, string>|null $answer */
    private function posted(?array $answer): void
    {
        if ($answer === null || isset($answer['error'])) {
            throw new LogicException('The screen refused: ' . ($answer['error'] ?? 'a value'));
        }
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    private static function all(string $text, array $names = self::MEMBERS): array
    {
        return array_map(static fn (string $name): string => "memberships.{$text} → {$name}", $names);
    }
}

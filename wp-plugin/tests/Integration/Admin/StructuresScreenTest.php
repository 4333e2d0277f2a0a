<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Structures\StructuresScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Tests\Integration\Structures\Lifecycle\LifecycleTestCase;

final class StructuresScreenTest extends LifecycleTestCase
{
    public function testADeletedStructureIsListedAndRestored(): void
    {
        $structure = $this->structure($this->everyState(), 'Les <b>Tisserands</b>');
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, $structure->title);
        wp_set_current_user($this->users->administrator()->id);
        $html = $this->render();

        self::assertStringContainsString(esc_html($structure->title), $html);
        self::assertStringNotContainsString('<b>', $html);
        self::assertMatchesRegularExpression("~<td>30</td>.*name=\"group\" value=\"{$structure->groupId}\".*value=\"restore\"~s", $html);
        self::assertSame(['error' => 'generic_error'], $this->perform(['task' => 'unknown', 'group' => (string) $structure->groupId]));
        self::assertSame(['error' => 'not_found'], $this->perform(['task' => 'undo_merge', 'group' => (string) $structure->groupId]));
        self::assertSame(['done' => 'restore'], $this->perform(['task' => 'restore', 'group' => (string) $structure->groupId, 'email' => 'nobody@example.test']));

        self::assertSame('publish', $this->statusOf($structure));
        self::assertStringContainsString('Aucune structure à rétablir.', $this->render());
        self::assertStringContainsString('rétablie', $this->render(['done' => 'restore']));
        self::assertStringContainsString('The structure has been restored', $this->render(['done' => 'restore'], 'en_US'));
        self::assertStringNotContainsString('role="status"', $this->render(['done' => '<script>']));
    }

    public function testAnOwnerIsAskedForWhereNoneIsLeft(): void
    {
        $structure = $this->structure([$this->owner->id => ['owner', 'member']]);
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, $structure->title);
        wp_set_current_user($this->users->administrator()->id);
        self::assertStringNotContainsString('name="email"', $this->render());
        $this->db->execute("DELETE FROM {$this->database()->users} WHERE ID = %d", $this->owner->id);
        clean_user_cache($this->owner->id);
        self::assertMatchesRegularExpression('~name="email"[^>]* required~', $this->render());

        $group = ['task' => 'restore', 'group' => (string) $structure->groupId];
        self::assertSame(['error' => 'structure_owner_missing'], $this->perform([...$group, 'email' => 'nobody@example.test']));
        $heir = get_userdata($this->member->id);
        self::assertSame(['done' => 'restore'], $this->perform([...$group, 'email' => $heir === false ? '' : $heir->user_email]));
        self::assertSame([$this->member->id => ['owner', 'member']], $this->members($structure));
    }

    public function testTwoStructuresAreFoundMergedAndSeparated(): void
    {
        $from = $this->structure([$this->owner->id => ['owner', 'member']], 'Tisserands du Sahel');
        $into = $this->structure([$this->member->id => ['owner', 'member']], 'Tisserands du Sahel SARL');
        wp_set_current_user($this->users->administrator()->id);
        $found = $this->render(['words' => 'tisserands du sahel']);
        foreach ([$from, $into] as $structure) {
            foreach (['group', 'into'] as $name) {
                self::assertStringContainsString("name=\"{$name}\" value=\"{$structure->groupId}\"", $found);
            }
        }
        $choice = ['group' => (string) $from->groupId, 'into' => (string) $into->groupId];
        self::assertStringContainsString("Personnes dans «\u{a0}Tisserands du Sahel SARL\u{a0}» après la fusion\u{a0}: 2", $this->render($choice));
        $again = $this->render([...$choice, 'words' => 'tisserands du sahel']);
        self::assertStringContainsString('id="passerelle-merge"', $again);
        self::assertStringContainsString('<input type="hidden" name="words" value="tisserands du sahel">', $again);
        preg_match_all('~name="(group|into)" value="(\d+)"[^>]* checked~', $again, $checked);
        self::assertSame([['group', 'into'], [$choice['group'], $choice['into']]], [$checked[1], $checked[2]]);
        self::assertStringContainsString('Choisissez deux structures différentes.', $this->render([...$choice, 'into' => (string) $from->groupId]));
        self::assertStringContainsString('Choisissez la structure qui disparaît', $this->render([...$choice, 'into' => 'x']));
        self::assertSame(['error' => 'invalid_transition'], $this->perform(['task' => 'merge', ...$choice, 'into' => $choice['group']]));
        self::assertSame(['done' => 'merge'], $this->perform(['task' => 'merge', ...$choice]));
        self::assertSame(['trash', 'publish'], array_map($this->statusOf(...), [$from, $into]));
        self::assertStringContainsString("Fusionnée avec «\u{a0}Tisserands du Sahel SARL\u{a0}»", $this->render());

        self::assertSame(['done' => 'undo_merge'], $this->perform(['task' => 'undo_merge', 'group' => $choice['group']]));
        self::assertSame(['publish', 'publish'], array_map($this->statusOf(...), [$from, $into]));
    }

    public function testAMemberIsChosenForAStructureWithoutActiveOwner(): void
    {
        $structure = $this->structure($this->everyState());
        wp_set_current_user($this->users->administrator()->id);
        self::assertStringContainsString('Toutes les structures ont un propriétaire actif.', $this->render());
        update_user_meta($this->owner->id, AccountState::DISABLED_META, '1');
        $html = $this->render();
        self::assertStringContainsString("<option value=\"{$this->member->id}\">", $html);
        self::assertStringNotContainsString("<option value=\"{$this->owner->id}\">", $html);
        $group = ['group' => (string) $structure->groupId];

        self::assertSame(['error' => 'invalid_fields'], $this->perform(['task' => 'hand_over', ...$group]));
        self::assertSame(['error' => 'invalid_fields'], $this->perform(['task' => 'hand_over', ...$group, 'heir' => (string) $this->owner->id]));
        self::assertSame(['done' => 'hand_over'], $this->perform(['task' => 'hand_over', ...$group, 'heir' => (string) $this->member->id]));
        self::assertStringContainsString('en deviendra propriétaire le', $this->render());
        self::assertSame(['done' => 'close'], $this->perform(['task' => 'close', ...$group]));
        self::assertStringContainsString('Elle sera fermée le', $this->render());
        self::assertSame(['done' => 'cancel'], $this->perform(['task' => 'cancel', ...$group]));
        self::assertSame(['error' => 'not_found'], $this->perform(['task' => 'cancel', ...$group]));
    }

    public function testOthersSeeAndDoNothing(): void
    {
        $structure = $this->structure($this->everyState());
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, $structure->title);
        foreach ([$this->users->editor(), $this->owner] as $viewer) {
            wp_set_current_user($viewer->id);
            self::assertStringNotContainsString('Les Tisserands', $this->render());
            self::assertSame(['error' => 'forbidden'], $this->perform(['task' => 'restore', 'group' => (string) $structure->groupId]));
        }
        self::assertSame('trash', $this->statusOf($structure));
    }

    /** @param array<string, string> $query */
    private function render(array $query = [], string $locale = 'fr_FR'): string
    {
        $_GET = wp_slash($query);
        ob_start();
        $this->screen($locale)->render();

        return (string) ob_get_clean();
    }

    /**
     * @param array<string, string> $posted
     * @return array<string, string>
     */
    private function perform(array $posted): array
    {
        return $this->screen('fr_FR')->perform($posted);
    }

    private function screen(string $locale): StructuresScreen
    {
        return $this->pluginWith([Texts::class => new Texts(static fn (): string => $locale)])->get(StructuresScreen::class);
    }
}

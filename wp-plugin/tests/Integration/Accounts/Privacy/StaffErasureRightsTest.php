<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use LogicException;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Admin\Privacy\DeleteUsersScreen;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Model\ContentType;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Admin\Stopped;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_User;

/** Whose account may be erased by whom, by WordPress's functions, its interface and its tool alike. */
final class StaffErasureRightsTest extends PrivacyTestCase
{
    private const FORBIDDEN = 'Vous n’avez pas le droit de supprimer ce compte.';
    private const OWN = 'Vous ne pouvez pas supprimer votre propre compte. Demandez-le à un autre administrateur.';
    private const LAST = 'Ce compte est le dernier à pouvoir administrer le site. Nommez d’abord un autre administrateur de même rang.';
    private const HEIR = 'Choisissez un compte actif auquel attribuer le contenu publié.';

    private Viewer $person;

    protected function setUp(): void
    {
        parent::setUp();
        PrivacyTools::load();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $this->person = $this->person('Zebulonia', '+221771234567');
    }

    /** @return array<string, array{Role}> */
    public static function others(): array
    {
        return array_map(
            static fn (Role $role): array => [$role],
            array_filter(array_column(Role::cases(), null, 'value'), static fn (Role $role): bool => !in_array($role, Role::administrators(), true)),
        );
    }

    #[DataProvider('others')]
    public function testAdministratorsOnly(Role $role): void
    {
        $actor = $this->users->with($role);
        $request = PrivacyTools::request('zebulonia@example.test', 'remove_personal_data');
        $user = new WP_User($actor->id);
        foreach (['', 'delete_users', 'edit_users', 'manage_options'] as $capability) {
            // What another plugin might have given them.
            $capability === '' ? null : $user->add_cap($capability);
            wp_set_current_user(0);
            wp_set_current_user($actor->id);
            self::assertSame([403, self::FORBIDDEN], $this->deletion($this->person->id));
        }
        $refused = ['items_removed' => false, 'items_retained' => true, 'messages' => [self::FORBIDDEN], 'done' => true];
        self::assertSame($refused, PrivacyTools::post('erase', $request, ['eraser' => 1, 'page' => 1]));
        $user->remove_all_caps();
        wp_set_current_user(0);
        wp_set_current_user($actor->id);
        foreach (['erase' => ['eraser' => 1], 'export' => ['exporter' => 1]] as $tool => $fields) {
            try {
                PrivacyTools::post($tool, $request, [...$fields, 'page' => 1]);
                self::fail('It was allowed.');
            } catch (LogicException $refusal) {
                self::assertNotSame('', $refusal->getMessage());
            }
        }
        self::assertNotFalse(get_userdata($this->person->id));
    }

    public function testAnAdministratorErasesNeitherThemselvesNorASuperAdministrator(): void
    {
        $super = $this->users->with(Role::SuperAdministrateur);
        $this->users->with(Role::SuperAdministrateur);
        $administrator = $this->users->administrator();
        // Mails about how the accounts were made.
        $this->work();
        wp_set_current_user($administrator->id);

        foreach ([[$super, self::FORBIDDEN], [$administrator, self::OWN]] as [$account, $text]) {
            self::assertSame([403, $text], $this->deletion($account->id));
            $request = PrivacyTools::request(get_userdata($account->id)->user_email ?? '', 'remove_personal_data');
            self::assertSame(['removed' => false, 'retained' => true, 'messages' => [$text]], array_diff_key(PrivacyTools::erase($request), ['pages' => 0]));
            self::assertSame('request-confirmed', get_post_status($request));
        }
        $rest = new WP_REST_Request('DELETE', '/wp/v2/users/me');
        $rest->set_query_params(['force' => true, 'reassign' => (string) $this->person->id]);
        try {
            rest_do_request($rest);
        } catch (Stopped $stopped) {
            self::assertSame(403, $stopped->status);
        }
        self::assertNotFalse(get_userdata($administrator->id));
        self::assertNotFalse(get_userdata($super->id));
        self::assertSame([], $this->work());
    }

    public function testTheLastOfTheHighestRankStays(): void
    {
        foreach (get_users(['role__in' => ['super_administrateur'], 'fields' => 'ID']) as $id) {
            (new WP_User((int) $id))->set_role('editor');
        }
        $last = $this->users->with(Role::SuperAdministrateur);
        $closed = $this->users->with(Role::SuperAdministrateur);
        update_user_meta($closed->id, AccountState::DISABLED_META, '1');
        foreach ([0, $closed->id] as $actor) {
            wp_set_current_user($actor);
            self::assertSame([409, self::LAST], $this->deletion($last->id));
        }
        $next = $this->users->with(Role::SuperAdministrateur);
        wp_set_current_user($next->id);
        self::assertTrue(wp_delete_user($last->id));
        self::assertFalse(get_userdata($last->id));
    }

    public function testContentGoesToActiveAccountsOnly(): void
    {
        $item = $this->content->published(ContentType::Initiative, ownerId: $this->person->id);
        $closed = $this->users->beneficiaire();
        update_user_meta($closed->id, AccountState::DISABLED_META, '1');
        wp_set_current_user($this->content->staff()->id);
        foreach ([0, -1, 987_654_321, $this->person->id, $closed->id] as $heir) {
            self::assertSame([409, self::HEIR], $this->deletion($this->person->id, $heir));
        }
        self::assertSame($this->person->id, $this->reload($item)->ownerId);
        $heir = $this->users->beneficiaire();
        self::assertTrue(wp_delete_user($this->person->id, $heir->id));
        self::assertSame($heir->id, $this->reload($item)->ownerId);
    }

    public function testTheSiteRemovesAccountsThatNobodyVerified(): void
    {
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->person->id, new InterestChoice());
        update_user_meta($this->person->id, AccountStage::META, AccountStage::Pending->value);
        $other = $this->users->beneficiaire();
        $this->work();
        wp_set_current_user($other->id);

        self::assertTrue(wp_delete_user($this->person->id));
        self::assertFalse(get_userdata($this->person->id));
        self::assertSame([], $this->work(), 'The address may be of somebody else.');
        self::assertNotNull($this->plugin->get(SubscriberStore::class)->ofAddress('zebulonia@example.test'));
    }

    public function testTheScreenOfWordPressSaysWhyAndDeletesNobody(): void
    {
        $owner = $this->person('Quarterdecky', '+33612345678');
        $members = [['user' => $owner->id, 'role' => 'owner', 'status' => 'member']];
        $this->content->published(ContentType::Structure, ['members' => $members], title: 'Les Tisserands', ownerId: $owner->id);
        wp_set_current_user($this->content->staff()->id);
        $screen = $this->plugin->get(DeleteUsersScreen::class);
        $screen->register();
        $options = [$this->person->id => 'delete', $owner->id => 'delete'];
        $_REQUEST = ['action' => 'dodelete', 'users' => [(string) $this->person->id, (string) $owner->id], 'delete_option' => $options];
        $text = "Ce compte est le seul propriétaire d’une structure. Nommez d’abord un autre propriétaire\u{a0}: Les Tisserands";
        try {
            do_action('load-users.php');
            self::fail('It goes on.');
        } catch (Stopped $stopped) {
            self::assertSame([409, "<p>{$text}</p>"], [$stopped->status, $stopped->getMessage()]);
        }
        self::assertStringContainsString($text, $screen->render([$owner->id]));
        $_REQUEST['users'] = [(string) $this->person->id, (string) get_current_user_id()];
        do_action('load-users.php');
        wp_set_current_user($this->users->editor()->id);
        self::assertStringNotContainsString('Les Tisserands', $screen->render([$owner->id]));
    }

    /** @return array{int, string} */
    private function deletion(int $userId, ?int $reassign = null): array
    {
        try {
            wp_delete_user($userId, $reassign);
        } catch (Stopped $stopped) {
            self::assertNotFalse(get_userdata($userId));

            return [$stopped->status, $stopped->getMessage()];
        }
        self::fail('The account was deleted.');
    }
}

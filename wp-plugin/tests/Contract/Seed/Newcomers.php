<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;

/** People on their way to an account, and the links that their mailboxes hold. */
final readonly class Newcomers
{
    /** Who may be there after a run; the last two come in a test. */
    private const NAMES = ['pending', 'incomplete', 'forgetful', 'unproven', 'new', 'new-by-network'];

    public function __construct(private NewAccounts $accounts, private Links $links, private Transaction $transaction)
    {
    }

    public static function email(string $name): string
    {
        return "contract-{$name}@secret.test";
    }

    public function remove(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        foreach (self::NAMES as $name) {
            $user = get_user_by('email', self::email($name));
            if ($user !== false) {
                wp_delete_user($user->ID);
            }
        }
    }

    /** @return array<string, string> secrets of links, by name */
    public function make(): array
    {
        return [
            'pending' => $this->link('pending', AccountStage::Pending, LinkPurpose::Activation),
            'incomplete' => $this->link('incomplete', AccountStage::Invited, LinkPurpose::Activation),
            'forgetful' => $this->link('forgetful', null, LinkPurpose::NewPassword),
            // Written to again when a worker runs, which voids the link.
            'unproven' => $this->link('unproven', AccountStage::Pending, LinkPurpose::Activation),
        ];
    }

    private function link(string $name, ?AccountStage $stage, LinkPurpose $purpose): string
    {
        return $this->transaction->run(function () use ($name, $stage, $purpose): string {
            $id = $this->accounts->create(self::email($name), Lang::French, $stage ?? AccountStage::Pending);
            $this->accounts->describe($id, PersonDetails::fromInput('Awa', 'Sarr', 'SN', ''));
            if ($stage === null) {
                delete_user_meta($id, AccountStage::META);
            }

            return $this->links->make($purpose, $id);
        });
    }
}

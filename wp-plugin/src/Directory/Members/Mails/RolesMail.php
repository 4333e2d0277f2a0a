<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Directory\Members\MemberRoles;
use Passerelle\Reference\Countries;
use Passerelle\Rights\Role;
use Passerelle\Rights\ViewerFactory;

/** Mail to a member whose roles have changed: which they are when it is sent. */
final readonly class RolesMail implements Mail
{
    public const KEY = 'members.roles';
    private const CHOICES = 'platformRole';

    public function __construct(private ViewerFactory $viewers, private Countries $countries, private FieldTexts $texts, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): MailContent
    {
        $language = $recipient->language;
        $now = MemberRoles::of($this->viewers->of($recipient->userId));
        $roles = array_map(fn (Role $role): string => $this->name($role, $now->mainCountry, $language), [Role::DEFAULT, ...$now->roles]);

        return MailTexts::content(self::KEY, $language, ['roles' => implode(', ', $roles)], $this->pages->address('login', $language));
    }

    private function name(Role $role, ?string $country, Lang $language): string
    {
        $name = $this->texts->choice(self::CHOICES, $role->value, $language);
        $place = $role === Role::Moderateur && $country !== null ? $this->countries->find($country)?->name($language) : null;

        return $place === null ? $name : "{$name} ({$place})";
    }
}

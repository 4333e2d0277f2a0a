<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Proofs;

/** Place where what a proof is about was done. */
enum ProofSource: string
{
    case Popup = 'popup';
    case Home = 'home';
    case Footer = 'footer';
    case Page = 'page';
    /** The link of a mail. */
    case Mail = 'mail';
    /** The settings of an account, or its end. */
    case Account = 'account';
    case MailServer = 'mailserver';
    /** A request of the person to the team. */
    case Team = 'team';

    /** @return list<self> those with a form that anyone may send */
    public static function forms(): array
    {
        return [self::Popup, self::Home, self::Footer, self::Page];
    }
}

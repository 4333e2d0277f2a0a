<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Kernel\PublicOrigin;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;

/** Layout of all mails: HTML with tables and inline styles, since mail clients support little else, and plain text. */
final class Layout
{
    private const FONT = "font-family:'Bricolage Grotesque','Segoe UI',system-ui,sans-serif;";
    /** Addresses and hashes break anywhere: a telephone is narrower than they are. */
    private const PARAGRAPH = 'margin:0 0 16px;font-size:17px;line-height:1.55;color:#14153a;overflow-wrap:anywhere;word-break:break-word;';
    private const SMALL = 'margin:0 0 12px;font-size:14px;line-height:1.5;color:#4b4c6d;';
    /** Colours of the site's woven band. */
    private const BAND = ['#14153a', '#f0532d', '#ffb81c', '#2b3fcf', '#0f8a63'];
    /** For mail clients that support style sheets. */
    private const DARK = <<<'CSS'
        :root{color-scheme:light dark;supported-color-schemes:light dark}
        @media (prefers-color-scheme:dark){
        .page{background:#0e0f2a!important}.sheet{background:#191b3f!important}
        .ink{color:#f5f1e6!important}.soft{color:#bdbcd8!important}
        .button{background:#aab2ff!important}.button a{color:#10112d!important}.link{color:#aab2ff!important}
        }
        CSS;

    public function html(Recipient $recipient, MailContent $content): string
    {
        $language = $recipient->language;
        $subject = PlainText::escape($content->subject);
        $parts = implode("\n", [
            self::paragraph(MailTexts::greeting($language, $content->namesRecipient ? $recipient->firstName : '')),
            ...array_map(self::paragraph(...), $content->paragraphs),
            ...array_map(self::entry(...), $content->entries),
            ...$content->button === null ? [] : [self::button($content->button)],
            ...array_map(self::paragraph(...), $content->afterButton),
            self::paragraph(MailTexts::common('signature', $language)),
            ...$content->button === null ? [] : [self::small(MailTexts::common('linkHint', $language), $content->button->url)],
        ]);
        $why = self::small(self::why($content, $language)) . self::links($content, $language);
        $preview = PlainText::escape($content->paragraphs[0] ?? '');
        $style = self::DARK;
        $font = self::FONT;
        $band = self::band();

        return <<<HTML
            <!DOCTYPE html>
            <html lang="{$language->value}">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width,initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="supported-color-schemes" content="light dark">
            <title>{$subject}</title>
            <style>{$style}</style>
            </head>
            <body class="page" style="margin:0;padding:0;background:#fdfbf6;{$font}">
            <div style="display:none;max-height:0;overflow:hidden">{$preview}</div>
            <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fdfbf6"><tr><td align="center" style="padding:24px 12px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
            <tr><td style="padding:0 4px 14px"><p class="ink" style="margin:0;font-size:22px;font-weight:700;color:#14153a;{$font}">Passerelle</p></td></tr>
            <tr><td>{$band}</td></tr>
            <tr><td class="sheet" style="background:#ffffff;padding:32px 28px 20px;{$font}">
            <h1 class="ink" style="margin:0 0 20px;font-size:25px;line-height:1.25;font-weight:700;color:#14153a">{$subject}</h1>
            {$parts}
            </td></tr>
            <tr><td style="padding:18px 4px;{$font}">{$why}</td></tr>
            </table>
            </td></tr></table>
            </body>
            </html>
            HTML;
    }

    public function text(Recipient $recipient, MailContent $content): string
    {
        $language = $recipient->language;

        return implode("\n\n", [
            MailTexts::greeting($language, $content->namesRecipient ? $recipient->firstName : ''),
            ...$content->paragraphs,
            ...array_map(self::entryText(...), $content->entries),
            ...$content->button === null ? [] : ["{$content->button->label}\n{$content->button->url}"],
            ...$content->afterButton,
            MailTexts::common('signature', $language),
            "--\n" . self::why($content, $language),
            ...array_map(static fn (Button $link): string => "{$link->label}\n{$link->url}", self::footerLinks($content, $language)),
        ]) . "\n";
    }

    private static function paragraph(string $text): string
    {
        return '<p class="ink" style="' . self::PARAGRAPH . '">' . implode("<br>\n", array_map(self::line(...), explode("\n", $text))) . '</p>';
    }

    /** A line that is an address of this site becomes a link; those of other sites, which a person may have written, do not. */
    private static function line(string $line): string
    {
        $text = PlainText::escape($line);
        $origin = PublicOrigin::configured();
        $isOwn = $origin !== '' && str_starts_with($line, "{$origin}/") && preg_match('/\s/', $line) === 0;

        return $isOwn ? '<a class="link" style="color:#23279b" href="' . esc_url($line) . '">' . $text . '</a>' : $text;
    }

    private static function entry(MailEntry $entry): string
    {
        $text = PlainText::escape($entry->title);
        $title = $entry->url === null ? $text : '<a class="link" style="color:#23279b" href="' . esc_url($entry->url) . '">' . $text . '</a>';

        return '<h2 class="ink" style="margin:24px 0 4px;font-size:19px;line-height:1.3;color:#14153a">' . $title . '</h2>'
            . '<p class="soft" style="' . self::SMALL . '">' . PlainText::escape($entry->at) . '</p>' . ($entry->text === '' ? '' : self::paragraph($entry->text));
    }

    private static function entryText(MailEntry $entry): string
    {
        return implode("\n", array_filter(["* {$entry->title}", $entry->at, $entry->text, $entry->url], static fn (?string $line): bool => $line !== null && $line !== ''));
    }

    private static function why(MailContent $content, Lang $language): string
    {
        return $content->footer->why ?? MailTexts::common('why', $language);
    }

    private static function links(MailContent $content, Lang $language): string
    {
        return implode('', array_map(static fn (Button $link): string => '<p class="soft" style="' . self::SMALL . '"><a class="link" style="color:#23279b" href="'
            . esc_url($link->url) . '">' . PlainText::escape($link->label) . '</a></p>', self::footerLinks($content, $language)));
    }

    /** @return list<Button> */
    private static function footerLinks(MailContent $content, Lang $language): array
    {
        return array_values(array_filter([
            $content->footer?->preferences,
            ...$content->unsubscribe->parts ?? [],
            $content->unsubscribe === null ? null : new Button($content->unsubscribe->label ?? MailTexts::common('unsubscribe', $language), $content->unsubscribe->pageUrl),
        ]));
    }

    private static function small(string $text, string $url = ''): string
    {
        $link = $url === '' ? '' : '<br><a class="link" style="color:#23279b;word-break:break-all" href="' . esc_url($url) . '">' . PlainText::escape($url) . '</a>';

        return '<p class="soft" style="' . self::SMALL . '">' . PlainText::escape($text) . $link . '</p>';
    }

    private static function button(Button $button): string
    {
        $style = 'display:inline-block;padding:14px 24px;font-size:17px;font-weight:600;color:#fffdf8;text-decoration:none;' . self::FONT;

        return '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="button" style="background:#23279b;border-radius:6px">'
            . '<a style="' . $style . '" href="' . esc_url($button->url) . '">' . PlainText::escape($button->label) . '</a></td></tr></table>';
    }

    private static function band(): string
    {
        $cells = array_map(
            static fn (string $colour): string => '<td width="20%" height="8" style="background:' . $colour . ';font-size:0;line-height:0">&nbsp;</td>',
            self::BAND,
        );

        return '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>' . implode('', $cells) . '</tr></table>';
    }
}

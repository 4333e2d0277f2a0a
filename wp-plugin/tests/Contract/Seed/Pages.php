<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use LogicException;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;

/** The privacy page in both languages. */
final readonly class Pages
{
    public function __construct(private Languages $languages, private People $people)
    {
    }

    public function make(): void
    {
        $blocks = "<!-- wp:paragraph -->\n<p>Vos <em>données</em>.</p>\n<!-- /wp:paragraph -->\n<script>alert(1)</script>";
        $french = $this->page(Lang::French, 'Politique de confidentialité', $blocks);
        $english = $this->page(Lang::English, 'Privacy policy', "Your data.\n\nIt is yours.");
        $this->languages->link([Lang::French->value => $french, Lang::English->value => $english]);
        update_option('wp_page_for_privacy_policy', $french);
    }

    private function page(Lang $language, string $title, string $content): int
    {
        $id = wp_insert_post([
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_title' => $title,
            'post_content' => $content,
            'post_author' => $this->people->id('editor'),
        ], true);
        if (!is_int($id)) {
            throw new LogicException($id->get_error_message());
        }
        $this->languages->set($id, $language);

        return $id;
    }
}

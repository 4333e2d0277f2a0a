<?php

declare(strict_types=1);

namespace Passerelle\Admin\Lists;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Names of types and statuses in WordPress's menus and lists, in the language of the user. */
final readonly class TypeLabels implements AdminPart
{
    public function __construct(private Texts $texts)
    {
    }

    public function register(): void
    {
        if (!is_admin()) {
            return;
        }
        foreach (ContentType::cases() as $type) {
            add_filter("post_type_labels_{$type->value}", fn (object $labels): object => $this->type($labels, $type));
        }
        add_action('init', $this->statuses(...), 30);
    }

    private function type(object $labels, ContentType $type): object
    {
        $many = $this->texts->get("type.{$type->value}.many");
        $add = $this->texts->get("type.{$type->value}.add");

        return (object) [
            ...(array) $labels,
            'name' => $many,
            'menu_name' => $many,
            'all_items' => $many,
            'singular_name' => $this->texts->get("type.{$type->value}.one"),
            'name_admin_bar' => $this->texts->get("type.{$type->value}.one"),
            'add_new' => $add,
            'add_new_item' => $add,
            'new_item' => $add,
            'search_items' => $this->texts->get('list.search'),
            'not_found' => $this->texts->get('list.empty'),
            'not_found_in_trash' => $this->texts->get('list.empty_bin'),
            'edit_item' => $this->texts->get("type.{$type->value}.edit"),
        ];
    }

    private function statuses(): void
    {
        foreach (Status::custom() as $status) {
            $object = get_post_status_object($status->value);
            if ($object === null) {
                continue;
            }
            $label = $this->texts->get("status.{$status->value}");
            $object->label = $label;
            $count = PlainText::escape($label) . ' <span class="count">(%s)</span>';
            $object->label_count = ['singular' => $count, 'plural' => $count, 'context' => null, 'domain' => null, 0 => $count, 1 => $count];
        }
    }
}

#pragma once
/*
 * Makes objects of classes that are only known by their type at run time. Swift allows that for classes whose `init()` is
 * required; that of NSObject is not, which Objective-C does not mind. The class's own `init()` is looked up as calls of
 * the method of a superclass in a resilient module do it; a class without one stops there with Swift's own message.
 */

/* Foundation.NSObject.init(), and the class that declares it. */
extern const char casement_objects_init __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char casement_objects_class __asm__("$s10Foundation8NSObjectCMn");

extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaring);

typedef __attribute__((swiftcall)) void *(*casement_objects_maker)(__attribute__((swift_context)) const void *type);

/* A new object of a subclass of Foundation's NSObject, which the caller owns. */
static inline void *casement_objects_make(const void *type) {
    casement_objects_maker make = (casement_objects_maker)swift_lookUpClassMethod(
        type, &casement_objects_init, &casement_objects_class);
    return make(type);
}
